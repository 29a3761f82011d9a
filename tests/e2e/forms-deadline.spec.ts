import { expect, test } from "@playwright/test";
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
} from "./support/forms.ts";
import { findLeads } from "./support/forms-leads.ts";

/** The day it is somewhere, so many days from now, YYYY-MM-DD. */
function getDayThere(timeZone: string, daysFromNow: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(
    new Date(Date.now() + daysFromNow * 86_400_000),
  );
}

// The first and one of the last places where a day begins: at any hour one of them has another date
// than UTC.
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`Q-19 Q-20 Q-21 to a visitor in ${timezoneId} yesterday is refused, and today and tomorrow are accepted by browser and server`, async ({
      page,
    }) => {
      const form = await openForm(page, "service-request", "en");
      await expect(control(form, "deadline")).toHaveAttribute("min", getDayThere(timezoneId, 0));
      const posts = recordPosts(page);
      await fill(form, { ...serviceRequest(createMark()), deadline: getDayThere(timezoneId, -1) });
      await sendButton(form).click();
      await expect(control(form, "deadline")).toBeFocused();
      await expect(control(form, "deadline")).toHaveAccessibleDescription(
        "This day has passed. Choose today or a later day.",
      );
      expect(posts).toEqual([]);
      for (const deadline of [getDayThere(timezoneId, 0), getDayThere(timezoneId, 1)]) {
        const mark = createMark();
        await fill(form, { ...serviceRequest(mark), deadline });
        await sendAndExpectThanks(page, form);
        expect(await findLeads(mark)).toMatchObject([{ deadline }]);
        await page.getByRole("button", { name: "Request Another Service" }).click();
      }
    });
  });
}

test.describe("at midnight", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("Q-19 Q-20 the visitor's own midnight decides, also while the page is open", async ({
    page,
  }) => {
    await page.route(`**${apiPath["service-request"]}`, (route) =>
      route.fulfill({ status: 201, json: { id: crypto.randomUUID() } }),
    );
    await page.clock.setFixedTime("2027-03-01T09:59:30Z"); // half a minute before midnight there
    const form = await openForm(page, "service-request", "ar");
    await expect(control(form, "deadline")).toHaveAttribute("min", "2027-03-01");
    await fill(form, { ...serviceRequest(createMark()), deadline: "2027-02-28" });
    await sendButton(form).click();
    await expect(control(form, "deadline")).toHaveAccessibleDescription(
      "هذا اليوم مضى. اختر اليوم أو يومًا بعده.",
    );
    await control(form, "deadline").fill("2027-03-01");
    await sendAndExpectThanks(page, form);

    await page.getByRole("button", { name: "اطلب خدمة أخرى" }).click();
    await page.clock.setFixedTime("2027-03-01T10:00:30Z");
    await fill(form, { ...serviceRequest(createMark()), deadline: "2027-03-01" });
    await sendButton(form).click();
    await expect(control(form, "deadline")).toHaveAccessibleDescription(
      "هذا اليوم مضى. اختر اليوم أو يومًا بعده.",
    );
    await control(form, "deadline").fill("2027-03-02");
    await sendAndExpectThanks(page, form);
  });
});
