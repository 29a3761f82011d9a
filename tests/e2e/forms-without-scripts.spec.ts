import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { answerMessages } from "#leads/answer-messages.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import {
  apiPath,
  contactMessage,
  control,
  getDayFromNow,
  errorHolder,
  fill,
  getForm,
  formPath,
  createMark,
  sendButton,
  serviceRequest,
  thing,
  readTyped,
  type FormName,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { brief, renamedProgram } from "./support/forms-files.ts";
import { exportAttachment, findLeads } from "./support/forms-leads.ts";

const thanks = {
  contact: { ar: "شكرًا لك!", en: "Thank you!" },
  "service-request": { ar: "شكرًا لك!", en: "Thank You!" },
} as const;
const notReceived = {
  ar: "لم نستلم شيئًا بعد. صحّح الحقول المعلَّمة ثم أعد الإرسال.",
  en: "We have not received anything yet. Please correct the marked fields and send again.",
};
const fileAgain = {
  ar: "اختر الملف من جديد أيضًا، فالمتصفح لا يحتفظ به.",
  en: "Please choose your file again too: the browser does not keep it.",
};

async function openPlainForm(page: Page, form: FormName, locale: Locale, origin = "") {
  await page.goto(origin + localePath(locale, formPath[form]));
  return getForm(page, form);
}

async function expectThanks(page: Page, form: FormName, locale: Locale): Promise<void> {
  await expect(page.locator("main h1")).toHaveText(thanks[form][locale]);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  expect(new URL(page.url()).pathname).toBe(apiPath[form]);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`F-25 F-27 F-28 in ${locale} the contact form is a plain POST that stores the message and answers with a page of thanks`, async ({
      page,
    }) => {
      const mark = createMark();
      const form = await openPlainForm(page, "contact", locale);
      await fill(form, contactMessage(mark));
      await sendButton(form).click();
      await expectThanks(page, "contact", locale);
      expect(await findLeads(mark)).toMatchObject([{ ...contactMessage(mark), locale }]);
    });

    test(`F-26 F-27 in ${locale} an invalid message comes back with its errors and all that was typed, and can be corrected there`, async ({
      page,
    }) => {
      const mark = createMark();
      const typed = {
        ...contactMessage(mark),
        name: "   ",
        email: "mona@gmail",
        message: `\n"مرحبًا" & <b>%%summary%%</b>\n${mark}`,
      };
      const form = await openPlainForm(page, "contact", locale);
      await fill(form, typed);
      await sendButton(form).click();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(form.getByRole("alert")).toHaveText(notReceived[locale]);
      await expect(control(form, "name")).toHaveAccessibleDescription(
        { ar: "اكتب اسمك.", en: "Please write your name." }[locale],
      );
      await expect(control(form, "email")).toHaveAccessibleDescription(
        fieldErrorMessages["email.malformed"][locale],
      );
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2);
      expect(await readTyped(form)).toEqual(typed);
      expect(await findLeads(mark)).toEqual([]);

      await fill(form, { name: "منى", email: "mona@shop.example" });
      await sendButton(form).click();
      await expectThanks(page, "contact", locale);
      expect(await findLeads(mark)).toMatchObject([
        { ...typed, name: "منى", email: "mona@shop.example", locale },
      ]);
    });

    test(`Q-45 Q-46 in ${locale} the request with its file is a plain POST that stores both and answers with a page of thanks`, async ({
      page,
    }) => {
      const mark = createMark();
      const form = await openPlainForm(page, "service-request", locale);
      await fill(form, serviceRequest(mark));
      await control(form, "attachment").setInputFiles(brief);
      await sendButton(form).click();
      await expectThanks(page, "service-request", locale);
      const next = page.getByRole("region", {
        name: { ar: "ماذا يحدث الآن؟", en: "What happens now" }[locale],
      });
      await expect(next.getByRole("listitem")).toHaveCount(3);
      const [lead, ...others] = await findLeads(mark);
      expect(others).toEqual([]);
      expect(lead).toMatchObject({
        ...serviceRequest(mark),
        locale,
        attachment: { name: brief.name },
      });
      expect(brief.buffer.equals(await exportAttachment(lead!.id))).toBe(true);
    });

    test(`Q-29 Q-45 in ${locale} an invalid request comes back with its errors and every choice, and asks for the file again`, async ({
      page,
    }) => {
      const mark = createMark();
      const typed = { ...serviceRequest(mark), deadline: getDayFromNow(-9), phone: "1" };
      const form = await openPlainForm(page, "service-request", locale);
      await fill(form, typed);
      await control(form, "attachment").setInputFiles(brief);
      await sendButton(form).click();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(form.getByRole("alert")).toHaveText(
        `${notReceived[locale]} ${fileAgain[locale]}`,
      );
      await expect(control(form, "deadline")).toHaveAccessibleDescription(
        {
          ar: "هذا اليوم مضى. اختر اليوم أو يومًا بعده.",
          en: "This day has passed. Choose today or a later day.",
        }[locale],
      );
      await expect(control(form, "phone")).toHaveAccessibleDescription(
        {
          ar: /^هذا الرقم قصير\./,
          en: /^This number is too short\./,
        }[locale],
      );
      expect(await readTyped(form)).toEqual(typed);

      await control(form, "attachment").setInputFiles(renamedProgram);
      await fill(form, { deadline: getDayFromNow(9), phone: "+20 2 5555 0100" });
      await sendButton(form).click();
      await expect(control(form, "attachment")).toHaveAccessibleDescription(
        { ar: /لا نستقبل هذا الملف: نوعه غير مقبول/, en: /We cannot take this file/ }[locale],
      );
      expect(await readTyped(form)).toEqual({
        ...serviceRequest(mark),
        deadline: getDayFromNow(9),
      });
      expect(await findLeads(mark)).toEqual([]);

      await sendButton(form).click();
      await expectThanks(page, "service-request", locale);
      expect(await findLeads(mark)).toMatchObject([{ deadline: getDayFromNow(9), locale }]);
    });
  }

  for (const form of ["contact", "service-request"] as const) {
    test(`${form === "contact" ? "F-02 F-03 F-04 F-06" : "Q-09 Q-10 Q-12 Q-15 Q-16 Q-17"} the browser's own checks hold back a ${thing[form]} that lacks what is required`, async ({
      page,
    }) => {
      const element = await openPlainForm(page, form, "en");
      await sendButton(element).click();
      await fill(
        element,
        form === "contact"
          ? { ...contactMessage(createMark()), email: "plain" }
          : { ...serviceRequest(createMark()), email: "plain" },
      );
      await sendButton(element).click();
      expect(new URL(page.url()).pathname).toBe(`/en${formPath[form]}`);
      expect(
        await element.evaluate((it) =>
          [...(it as HTMLFormElement).elements]
            .filter((field) => field.matches(":invalid"))
            .map((field) => (field as HTMLInputElement).name),
        ),
      ).toEqual(["email"]);
    });

    test(`${form === "contact" ? "F-22 F-25" : "Q-43 Q-45"} a page of thanks that is loaded again stores no second ${thing[form]}`, async ({
      page,
    }, testInfo) => {
      const mark = createMark();
      const element = await openPlainForm(page, form, "ar");
      await fill(element, form === "contact" ? contactMessage(mark) : serviceRequest(mark));
      if (form === "service-request") {
        const file = testInfo.outputPath("brief.pdf"); // on the disk: the browser reads it again
        await writeFile(file, brief.buffer);
        await control(element, "attachment").setInputFiles(file);
      }
      await sendButton(element).click();
      await expectThanks(page, form, "ar");
      await page.reload();
      await expectThanks(page, form, "ar");
      expect(await findLeads(mark)).toHaveLength(1);
    });
  }

  test("F-16 F-17 F-26 while the store cannot be reached the message comes back as it was typed, and says why", async ({
    page,
    ownServer,
  }) => {
    const mark = createMark();
    const form = await openPlainForm(page, "contact", "en", ownServer.url);
    await fill(form, contactMessage(mark));
    const holder = new DatabaseSync(join(ownServer.dataDir, "ro2ya.sqlite"));
    holder.exec("BEGIN IMMEDIATE");
    await sendButton(form).click();
    await expect(form.getByRole("alert")).toHaveText(answerMessages.busy.en, { timeout: 10_000 });
    holder.exec("ROLLBACK");
    holder.close();
    expect(await readTyped(form)).toEqual(contactMessage(mark));
    await sendButton(form).click();
    await expectThanks(page, "contact", "en");
    expect(await findLeads(mark, ownServer.dataDir)).toHaveLength(1);
  });

  test("Q-37 Q-38 Q-45 the page of thanks leads to an empty form for another request", async ({
    page,
  }) => {
    const form = await openPlainForm(page, "service-request", "en");
    await fill(form, serviceRequest(createMark()));
    await sendButton(form).click();
    await page.getByRole("link", { name: "Request Another Service" }).click();
    await expect(control(form, "projectDescription")).toHaveValue("");
    await expect(errorHolder(form, "budget")).toBeVisible();
  });
});

for (const [stored, locale] of [
  [undefined, "ar"],
  ["ar", "en"],
  ["en", "en"],
] as const) {
  test(`F-25 F-27 with «${stored ?? "nothing"}» stored as language a message that is sent in ${locale} before the page's script has come is thanked for in ${locale}`, async ({
    page,
  }) => {
    const mark = createMark();
    if (stored !== undefined)
      await page.addInitScript((language) => localStorage.setItem("language", language), stored);
    await page.route("**/*.js", (route) => route.abort());
    const form = await openPlainForm(page, "contact", locale);
    await fill(form, contactMessage(mark));
    await sendButton(form).click();
    await page.waitForLoadState("networkidle");
    await expectThanks(page, "contact", locale);
    expect(await findLeads(mark)).toHaveLength(1);
  });
}
