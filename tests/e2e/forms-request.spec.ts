import { expect } from "@playwright/test";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import { locales } from "#i18n/messages.ts";
import {
  apiPath,
  control,
  getEmptyValues,
  errorHolder,
  fill,
  getForm,
  createMark,
  openForm,
  recordPosts,
  sendAndExpectThanks,
  sendButton,
  serviceRequest,
  readTyped,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { findLeads } from "./support/forms-leads.ts";
import { serviceIds } from "./support/site-map.ts";

const readOptions = {
  budget: ["less-than-500", "500-1000", "more-than-1000"],
  projectSize: ["small", "medium", "large"],
  managementSystem: ["email", "whatsapp", "zoom", "other"],
};
const allFields = [
  "serviceType",
  "projectDescription",
  "budget",
  "projectSize",
  "deadline",
  "attachment",
  "managementSystem",
  "name",
  "email",
  "phone",
];
const required = [
  "serviceType",
  "projectDescription",
  "budget",
  "deadline",
  "projectSize",
  "managementSystem",
  "name",
  "email",
  "phone",
] as const;

for (const locale of locales) {
  test(`in ${locale} the one optional field says so in its name, and the two parts have names alone`, async ({
    page,
  }) => {
    const form = await openForm(page, "service-request", locale);
    await expect(control(form, "attachment")).toHaveAccessibleName(
      { ar: "ملف مرفق (اختياري)", en: "Attachment (optional)" }[locale],
    );
    await expect(form.locator("label .form-note")).toHaveCount(1);
    await expect(form.getByRole("heading", { level: 2 })).toHaveText(
      {
        ar: ["المشروع", "بياناتك"],
        en: ["The project", "About you"],
      }[locale],
    );
  });
}

for (const locale of locales) {
  test(`Q-01 Q-02 Q-03 Q-04 Q-05 Q-07 Q-22 Q-26 in ${locale} the form has its ten fields and exactly the options it promises, none of them chosen`, async ({
    page,
  }) => {
    const form = await openForm(page, "service-request", locale);
    const names = await form
      .locator("input:not([type=hidden]):not([hidden] *), select, textarea")
      .evaluateAll((controls) => [
        ...new Set(controls.map((element) => (element as HTMLInputElement).name)),
      ]);
    expect(names.toSorted()).toEqual(allFields.toSorted());
    for (const name of names) await expect(errorHolder(form, name)).toHaveAccessibleName(/\S/);
    expect(await readTyped(form)).toEqual(getEmptyValues["service-request"]);
    expect(
      await control(form, "serviceType")
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(["", ...serviceIds]);
    for (const [name, options] of Object.entries(readOptions)) {
      expect(
        await control(form, name).evaluateAll((radios) =>
          radios.map((radio) => (radio as HTMLInputElement).value),
        ),
      ).toEqual(options);
    }
    await expect(errorHolder(form, "budget")).toHaveAccessibleName(
      { ar: /بالدولار/, en: /US dollars/ }[locale],
    );
    await expect(control(form, "attachment")).toHaveAttribute(
      "accept",
      ".pdf,.doc,.docx,.jpg,.jpeg,.png",
    );
    await expect(control(form, "attachment")).toHaveAccessibleDescription(/5\s?(?:MB|ميجابايت)/);
  });

  test(`Q-09 Q-10 Q-11 Q-12 Q-13 Q-14 Q-15 Q-16 Q-17 in ${locale} a request that lacks one of its fields is not sent, and that field says so`, async ({
    page,
  }) => {
    const form = await openForm(page, "service-request", locale);
    const posts = recordPosts(page);
    for (const name of required) {
      await form.evaluate((element) => (element as HTMLFormElement).reset());
      const { [name]: _lacking, ...others } = serviceRequest(createMark());
      await fill(form, others);
      await sendButton(form).click();
      await expect(control(form, name).first()).toBeFocused();
      await expect(errorHolder(form, name)).toHaveAccessibleDescription(
        new RegExp(`${fieldErrorMessages[`${name}.missing`][locale]}$`),
      );
      expect((await form.locator(".field-error").allInnerTexts()).filter(Boolean)).toHaveLength(1);
      // The summary calls the field as its label does.
      const link = form.locator(".form-summary").getByRole("link");
      await expect(errorHolder(form, name)).toHaveAccessibleName(await link.innerText());
    }
    expect(posts).toEqual([]);
  });

  test(`Q-10 Q-15 Q-16 Q-17 in ${locale} blanks are no text, and what is no e-mail address or phone number is refused in words`, async ({
    page,
  }) => {
    const form = await openForm(page, "service-request", locale);
    const posts = recordPosts(page);
    const good = serviceRequest(createMark());
    await fill(form, { ...good, projectDescription: " \n ", name: "   ", phone: "   " });
    await sendButton(form).click();
    for (const name of ["projectDescription", "name", "phone"] as const)
      await expect(control(form, name)).toHaveAccessibleDescription(
        new RegExp(fieldErrorMessages[`${name}.missing`][locale]),
      );
    await fill(form, {
      projectDescription: good.projectDescription,
      name: good.name,
      phone: "call me",
    });
    await sendButton(form).click();
    await expect(control(form, "phone")).toBeFocused();
    await expect(control(form, "phone")).toHaveAccessibleDescription(
      fieldErrorMessages["phone.malformed"][locale],
    );
    await fill(form, { phone: good.phone });
    for (const typed of ["plain", "a@", "@b.example", "a b@c.example"]) {
      await control(form, "email").fill("mona@shop.example");
      await control(form, "email").fill(typed);
      await sendButton(form).click();
      await expect(control(form, "email")).toBeFocused();
      await expect(control(form, "email")).toHaveAccessibleDescription(
        fieldErrorMessages["email.malformed"][locale],
      );
    }
    expect(posts).toEqual([]);
  });
}

test("Q-06 the address chooses each of the services", async ({ page }) => {
  for (const [i, id] of serviceIds.entries()) {
    const form = await openForm(page, "service-request", locales[i % 2]!, {
      query: `?service=${id}`,
    });
    await expect(control(form, "serviceType")).toHaveValue(id);
  }
});

test("Q-06 the service that the address asks for is chosen also where an unsent request named another", async ({
  page,
}) => {
  const form = await openForm(page, "service-request", "en");
  await fill(form, { serviceType: "seo", name: "Mona" });
  await page.goto("/en/services/hosting");
  await page.locator('main a[href="/en/request-service?service=hosting"]').click();
  await expect(form).toHaveAttribute("data-enhanced", "true");
  await expect(control(form, "serviceType")).toHaveValue("hosting");
  await expect(control(form, "name")).toHaveValue("Mona");
});

test("Q-08 a service that is not offered is not chosen, and the request can be sent all the same", async ({
  page,
}) => {
  const mark = createMark();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const requestedService of ["", "SEO", "%22%5D%3Cb%3E", "nonsense"]) {
    const form = await openForm(page, "service-request", "ar", {
      query: `?service=${requestedService}`,
    });
    await expect(control(form, "serviceType")).toHaveValue("");
  }
  const form = getForm(page, "service-request");
  await fill(form, serviceRequest(mark));
  await sendAndExpectThanks(page, form);
  expect(await findLeads(mark)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("Q-30 the server refuses what a browser let through, field by field, and stores none of it", async ({
  request,
}) => {
  const mark = createMark();
  const rejectedValues: readonly (readonly [string, string])[] = [
    ["serviceType", "nonsense"],
    ["serviceType", ""],
    ["projectDescription", "  "],
    ["budget", "2000"],
    ["projectSize", "huge"],
    ["managementSystem", "fax"],
    ["deadline", "2020-01-01"],
    ["deadline", "tomorrow"],
    ["name", " "],
    ["email", "plain"],
    ["email", ""],
    ["phone", ""],
  ];
  for (const [name, value] of rejectedValues) {
    const answer = await request.post(apiPath["service-request"], {
      multipart: { ...serviceRequest(mark), [name]: value, locale: "en" },
      headers: { accept: "application/json" },
    });
    expect(answer.status(), `${name} «${value}»`).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([name]);
  }
  expect(await findLeads(mark)).toEqual([]);
});
