import { expect } from "@playwright/test";
import {
  control,
  failureBox,
  fill,
  goodValues,
  newMark,
  openForm,
  sendAndBeThanked,
  sendButton,
  thing,
  toasts,
  type FormName,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { brief } from "./support/forms-files.ts";
import { attachmentOf, leadsWith } from "./support/forms-leads.ts";

const forms: readonly FormName[] = ["contact", "service-request"];

for (const form of forms) {
  test(`${form === "contact" ? "F-22" : "Q-43"} two quick presses store one ${thing[form]} with what belongs to it`, async ({
    page,
  }) => {
    const mark = newMark();
    const element = await openForm(page, form, "ar");
    await fill(element, goodValues(form, mark));
    if (form === "service-request") await control(element, "attachment").setInputFiles(brief);
    await sendButton(element).dblclick();
    await expect(toasts(page)).toHaveAttribute("data-tone", "good");
    await page.waitForLoadState("networkidle");
    const leads = await leadsWith(mark);
    expect(leads).toHaveLength(1);
    if (form === "service-request")
      expect(brief.buffer.equals(await attachmentOf(leads[0]!.id))).toBe(true);
  });

  test(`${form === "contact" ? "F-16 F-17 F-23" : "Q-39 Q-40 Q-44"} a retry after a lost answer stores one ${thing[form]} and ends in the thank-you`, async ({
    page,
    badLine,
  }) => {
    const mark = newMark();
    const element = await openForm(page, form, "en", { origin: badLine.url });
    await fill(element, goodValues(form, mark));
    if (form === "service-request") await control(element, "attachment").setInputFiles(brief);
    badLine.loseAnswers();
    await sendButton(element).click();
    await expect(failureBox(page)).toContainText(
      "The connection broke before it was stored. Check your internet and send it again.",
    );
    expect(await leadsWith(mark)).toHaveLength(1); // the server has it, the visitor cannot know

    badLine.mend();
    await sendAndBeThanked(page, element);
    const leads = await leadsWith(mark);
    expect(leads).toHaveLength(1);
    if (form === "service-request")
      expect(brief.buffer.equals(await attachmentOf(leads[0]!.id))).toBe(true);
  });

  test(`${form === "contact" ? "F-18 F-23" : "Q-40 Q-44"} a retry after a lost answer and a reload stores one ${thing[form]}`, async ({
    page,
    badLine,
  }) => {
    const mark = newMark();
    const element = await openForm(page, form, "ar", { origin: badLine.url });
    await fill(element, goodValues(form, mark));
    badLine.loseAnswers();
    await sendButton(element).click();
    await expect(failureBox(page)).toBeVisible();
    badLine.mend();
    await page.reload();
    await expect(element).toHaveAttribute("data-enhanced", "true");
    await sendAndBeThanked(page, element);
    expect(await leadsWith(mark)).toHaveLength(1);
  });
}

test("F-24 two different messages of one visitor are stored as two, also when the first one's answer was lost", async ({
  page,
  badLine,
}) => {
  const mark = newMark();
  const form = await openForm(page, "contact", "ar", { origin: badLine.url });
  await fill(form, goodValues("contact", mark));
  badLine.loseAnswers();
  await sendButton(form).click();
  await expect(failureBox(page)).toBeVisible();
  badLine.mend();
  await control(form, "message").fill(`شيء آخر ${mark}`);
  await sendAndBeThanked(page, form);
  await fill(form, { ...goodValues("contact", mark), message: `وشيء ثالث ${mark}` });
  await sendAndBeThanked(page, form);
  const messages = (await leadsWith(mark)).map((lead) => lead.message);
  expect(messages.toSorted()).toEqual(
    [goodValues("contact", mark).message, `شيء آخر ${mark}`, `وشيء ثالث ${mark}`].toSorted(),
  );
});
