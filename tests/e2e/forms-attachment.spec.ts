import { createHash } from "node:crypto";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import { requestFormMessages } from "#leads/form-messages.ts";
import {
  apiPath,
  control,
  fill,
  createMark,
  openForm,
  recordPosts,
  sendAndExpectThanks,
  sendButton,
  serviceRequest,
  readTyped,
} from "./support/forms.ts";
import {
  brief,
  renamedProgram,
  limitBytes,
  otherFiles,
  createPdf,
  trueFiles,
  type ChosenFile,
} from "./support/forms-files.ts";
import { exportAttachment, findLeads } from "./support/forms-leads.ts";

const { "wrong-type": wrongType, "too-large": tooLarge } = fieldErrorMessages;
const { chooseFile: choose } = requestFormMessages;

test("Q-23 Q-46 a true file of each type is accepted by browser and server and kept byte for byte", async ({
  page,
}) => {
  const form = await openForm(page, "service-request", "en");
  for (const file of trueFiles) {
    await sendWith(page, form, file);
    await page.getByRole("button", { name: "Request Another Service" }).click();
  }
});

test("Q-27 Q-46 a file of exactly 5,242,880 bytes is accepted by browser and server and kept byte for byte", async ({
  page,
}) => {
  await sendWith(page, await openForm(page, "service-request", "ar"), createPdf(limitBytes));
});

async function sendWith(page: Page, form: Locator, file: ChosenFile): Promise<void> {
  const mark = createMark();
  await fill(form, serviceRequest(mark));
  await control(form, "attachment").setInputFiles(file);
  await sendAndExpectThanks(page, form);
  const [lead] = await findLeads(mark);
  expect(lead!.attachment).toMatchObject({
    name: file.name,
    sizeBytes: file.buffer.length,
    sha256: createHash("sha256").update(file.buffer).digest("hex"),
  });
  expect(file.buffer.equals(await exportAttachment(lead!.id))).toBe(true);
}

for (const locale of locales) {
  test(`Q-24 Q-25 Q-28 in ${locale} the browser refuses other types, a program in a document's clothes and a byte too many, in words, and sends nothing`, async ({
    page,
  }) => {
    const form = await openForm(page, "service-request", locale);
    const posts = recordPosts(page);
    await fill(form, serviceRequest(createMark()));
    for (const file of [...otherFiles, createPdf(limitBytes + 1), renamedProgram]) {
      await control(form, "attachment").setInputFiles(file);
      await sendButton(form).click();
      await expect(control(form, "attachment")).toBeFocused();
      const words = file.buffer.length > limitBytes ? tooLarge : wrongType;
      await expect(control(form, "attachment")).toHaveAccessibleDescription(
        new RegExp(`${words[locale].replace(/[()]/g, "\\$&")}$`),
      );
      await expect(control(form, "attachment")).toHaveAttribute("aria-invalid", "true");
    }
    expect(posts).toEqual([]);
  });

  test(`Q-24 Q-25 Q-28 in ${locale} the server refuses the same files, in words, and keeps nothing`, async ({
    request,
  }) => {
    const mark = createMark();
    for (const file of [...otherFiles, createPdf(limitBytes + 1), renamedProgram]) {
      const multipart = { ...serviceRequest(mark), locale, attachment: file };
      const isTooLarge = file.buffer.length > limitBytes;
      const toScript = await request.post(apiPath["service-request"], {
        multipart,
        headers: { accept: "application/json" },
      });
      expect(toScript.status()).toBe(400);
      expect(await toScript.json()).toEqual({
        code: "invalid-input",
        fields: { attachment: isTooLarge ? "too-large" : "wrong-type" },
      });
      const toPerson = await request.post(apiPath["service-request"], {
        multipart,
        headers: { accept: "text/html" },
      });
      expect(toPerson.status()).toBe(400);
      expect(await toPerson.text()).toContain((isTooLarge ? tooLarge : wrongType)[locale]);
    }
    expect(await findLeads(mark)).toEqual([]);
  });

  test(`Q-29 in ${locale} a refused file leaves every other field as it was, and the request goes without it`, async ({
    page,
  }) => {
    const mark = createMark();
    const form = await openForm(page, "service-request", locale);
    await fill(form, serviceRequest(mark));
    await control(form, "attachment").setInputFiles(renamedProgram);
    await sendButton(form).click();
    await expect(control(form, "attachment")).toHaveAttribute("aria-invalid", "true");
    expect(await readTyped(form)).toEqual(serviceRequest(mark));
    await form
      .getByRole("button", { name: { ar: "احذف الملف", en: "Remove the file" }[locale] })
      .click();
    await expect(control(form, "attachment")).toHaveValue("");
    await expect(control(form, "attachment")).toBeFocused();
    await sendAndExpectThanks(page, form);
    const leads = await findLeads(mark);
    expect(leads).toHaveLength(1);
    expect(leads[0]).not.toHaveProperty("attachment");
  });
}

test("Q-29 a refused file can be changed for a good one", async ({ page }) => {
  const mark = createMark();
  const form = await openForm(page, "service-request", "ar");
  await fill(form, serviceRequest(mark));
  await control(form, "attachment").setInputFiles(otherFiles[0]!);
  await sendButton(form).click();
  await expect(control(form, "attachment")).toHaveAttribute("aria-invalid", "true");
  await control(form, "attachment").setInputFiles(brief);
  await sendAndExpectThanks(page, form);
  expect(await findLeads(mark)).toMatchObject([{ attachment: { name: brief.name } }]);
});

for (const locale of locales) {
  test(`Q-28 in ${locale} a file is judged when it is chosen, and its error goes when it is removed or replaced`, async ({
    page,
  }) => {
    const form = await openForm(page, "service-request", locale);
    const field = control(form, "attachment");
    // The browser's own words are in the browser's language.
    const shown = form.locator(".file-words");
    await expect(shown).toHaveText(choose[locale]);
    await expect(field).toHaveCSS("font-size", "0px");
    for (const [file, words] of [
      [createPdf(limitBytes + 1), tooLarge],
      [renamedProgram, wrongType],
    ] as const) {
      await field.setInputFiles(file);
      await expect(form.locator("#request-attachment-error")).toHaveText(words[locale]);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      // Nothing was sent, so that no summary claims that fields were refused
      await expect(form.locator(".form-summary")).toBeEmpty();
      await field.setInputFiles(brief);
      await expect(shown).toHaveText(`${choose[locale]}${brief.name}`);
      await expect(field).toHaveAttribute("aria-invalid", "false");
      await expect(form.locator("#request-attachment-error")).toBeEmpty();
    }
    await field.setInputFiles(renamedProgram);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await form.locator(".form-file-remove").click();
    await expect(field).toHaveAttribute("aria-invalid", "false");
  });
}
