import { expect, test } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import {
  contactMessage,
  getForm,
  fill,
  createMark,
  sendAndExpectThanks,
  sendButton,
  serviceRequest,
  toasts,
} from "./support/forms.ts";
import { brief, trueFiles } from "./support/forms-files.ts";
import { exportAttachment, findLeads } from "./support/forms-leads.ts";

const chosen = { ar: brief, en: trueFiles[2]! } as const;
const thanks = { ar: "شكرًا لك!", en: "Thank You!" } as const;

for (const locale of locales) {
  test(`Q-06 Q-32 Q-35 Q-46 F-12 F-28 M-16 M-17 B-18 B-19 in ${locale} a visitor goes from home by a service to a request with a file and to a message, and the agency reads both`, async ({
    page,
  }) => {
    const [requestMark, messageMark] = [createMark(), createMark()];
    const [request, message, file] = [
      serviceRequest(requestMark),
      contactMessage(messageMark),
      chosen[locale],
    ];
    const complaints: string[] = [];
    page.on("console", (entry) => entry.type() === "error" && complaints.push(entry.text()));
    page.on("pageerror", (error) => complaints.push(error.message));

    await page.goto(localePath(locale, "/"));
    await page
      .locator(`main a[href="${localePath(locale, "/services/seo")}"]`)
      .first()
      .click();
    await page
      .locator(`main a[href="${localePath(locale, "/request-service?service=seo")}"]`)
      .click();
    const requestForm = getForm(page, "service-request");
    await expect(requestForm).toHaveAttribute("data-enhanced", "true");
    await expect(requestForm.locator('[name="serviceType"]')).toHaveValue("seo");
    await fill(requestForm, { ...request, serviceType: "seo" });
    await requestForm.locator('[name="attachment"]').setInputFiles(file);
    await sendAndExpectThanks(page, requestForm);
    await expect(page.locator("[data-form-received] h1")).toHaveText(thanks[locale]);

    await page
      .locator(`header nav a[href="${localePath(locale, "/contact")}"]`)
      .first()
      .click();
    const contactForm = getForm(page, "contact");
    await expect(contactForm).toHaveAttribute("data-enhanced", "true");
    await fill(contactForm, message);
    await sendAndExpectThanks(page, contactForm);
    await expect(toasts(page)).toBeVisible();
    await expect(sendButton(contactForm)).toBeEnabled();

    const [storedMessage, ...otherMessages] = await findLeads(messageMark);
    const [storedRequest, ...otherRequests] = await findLeads(requestMark);
    expect([...otherMessages, ...otherRequests]).toEqual([]);
    expect(storedMessage).toMatchObject({ ...message, kind: "contact", locale });
    expect(storedRequest).toMatchObject({
      ...request,
      kind: "service-request",
      locale,
      attachment: { name: file.name, sizeBytes: file.buffer.length },
    });
    expect(file.buffer.equals(await exportAttachment(storedRequest!.id))).toBe(true);
    expect(complaints).toEqual([]);
  });
}
