import { expect } from "@playwright/test";
import { failureMessages } from "#leads/form-messages.ts";
import {
  control,
  failureBox,
  fill,
  createValidValues,
  createMark,
  openForm,
  sendAndExpectThanks,
  sendButton,
  startAgain,
  thing,
  toasts,
  type FormName,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { brief } from "./support/forms-files.ts";
import { exportAttachment, findLeads } from "./support/forms-leads.ts";

const forms: readonly FormName[] = ["contact", "service-request"];

for (const form of forms) {
  test(`${form === "contact" ? "F-22" : "Q-43"} two quick presses store one ${thing[form]} with what belongs to it`, async ({
    page,
  }) => {
    const mark = createMark();
    const element = await openForm(page, form, "ar");
    await fill(element, createValidValues(form, mark));
    if (form === "service-request") await control(element, "attachment").setInputFiles(brief);
    await sendButton(element).dblclick();
    await expect(toasts(page)).toHaveAttribute("data-tone", "good");
    await page.waitForLoadState("networkidle");
    const leads = await findLeads(mark);
    expect(leads).toHaveLength(1);
    if (form === "service-request")
      expect(brief.buffer.equals(await exportAttachment(leads[0]!.id))).toBe(true);
  });

  test(`${form === "contact" ? "F-16 F-17 F-23" : "Q-39 Q-40 Q-44"} a retry after a lost answer stores one ${thing[form]} and ends in the thank-you`, async ({
    page,
    faultyProxy,
  }) => {
    const mark = createMark();
    const element = await openForm(page, form, "en", { origin: faultyProxy.url });
    await fill(element, createValidValues(form, mark));
    if (form === "service-request") await control(element, "attachment").setInputFiles(brief);
    faultyProxy.loseAnswers();
    await sendButton(element).click();
    await expect(failureBox(page)).toContainText(failureMessages.offline.en);
    expect(await findLeads(mark)).toHaveLength(1); // the server has it, the visitor cannot know

    faultyProxy.restore();
    await sendAndExpectThanks(page, element);
    const leads = await findLeads(mark);
    expect(leads).toHaveLength(1);
    if (form === "service-request")
      expect(brief.buffer.equals(await exportAttachment(leads[0]!.id))).toBe(true);
  });

  test(`${form === "contact" ? "F-18 F-23" : "Q-40 Q-44"} a retry after a lost answer and a reload stores one ${thing[form]}`, async ({
    page,
    faultyProxy,
  }) => {
    const mark = createMark();
    const element = await openForm(page, form, "ar", { origin: faultyProxy.url });
    await fill(element, createValidValues(form, mark));
    faultyProxy.loseAnswers();
    await sendButton(element).click();
    await expect(failureBox(page)).toBeVisible();
    faultyProxy.restore();
    await page.reload();
    await expect(element).toHaveAttribute("data-enhanced", "true");
    await sendAndExpectThanks(page, element);
    expect(await findLeads(mark)).toHaveLength(1);
  });
}

test("F-24 two different messages of one visitor are stored as two, also when the first one's answer was lost", async ({
  page,
  faultyProxy,
}) => {
  const mark = createMark();
  const form = await openForm(page, "contact", "ar", { origin: faultyProxy.url });
  await fill(form, createValidValues("contact", mark));
  faultyProxy.loseAnswers();
  await sendButton(form).click();
  await expect(failureBox(page)).toBeVisible();
  faultyProxy.restore();
  await control(form, "message").fill(`شيء آخر ${mark}`);
  await sendAndExpectThanks(page, form);
  await startAgain(page);
  await fill(form, { ...createValidValues("contact", mark), message: `وشيء ثالث ${mark}` });
  await sendAndExpectThanks(page, form);
  const messages = (await findLeads(mark)).map((lead) => lead.message);
  expect(messages.toSorted()).toEqual(
    [createValidValues("contact", mark).message, `شيء آخر ${mark}`, `وشيء ثالث ${mark}`].toSorted(),
  );
});
