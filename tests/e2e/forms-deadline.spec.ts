import { expect, test } from "@playwright/test";
import {
  apiPath,
  control,
  fill,
  newMark,
  openForm,
  postsOf,
  sendAndBeThanked,
  sendButton,
  serviceRequest,
} from "./support/forms.ts";
import { leadsWith } from "./support/forms-leads.ts";

/** The day it is somewhere, so many days from now, YYYY-MM-DD. */
function dayThere(timeZone: string, daysFromNow: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(
    new Date(Date.now() + daysFromNow * 86_400_000),
  );
}

// The first and one of the last places where a day begins: at any hour one of them has another date than UTC.
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`Q-19 Q-20 Q-21 to a visitor in ${timezoneId} yesterday is refused, and today and tomorrow are accepted by browser and server`, async ({
      page,
    }) => {
      const form = await openForm(page, "service-request", "en");
      await expect(control(form, "deadline")).toHaveAttribute("min", dayThere(timezoneId, 0));
      const posts = postsOf(page);
      await fill(form, { ...serviceRequest(newMark()), deadline: dayThere(timezoneId, -1) });
      await sendButton(form).click();
      await expect(control(form, "deadline")).toBeFocused();
      await expect(control(form, "deadline")).toHaveAccessibleDescription(
        "This day has passed. Choose today or a later day.",
      );
      expect(posts).toEqual([]);
      for (const deadline of [dayThere(timezoneId, 0), dayThere(timezoneId, 1)]) {
        const mark = newMark();
        await fill(form, { ...serviceRequest(mark), deadline });
        await sendAndBeThanked(page, form);
        expect(await leadsWith(mark)).toMatchObject([{ deadline }]);
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
      route.fulfill({ status: 201, json: { id: "stored" } }),
    );
    await page.clock.setFixedTime("2027-03-01T09:59:30Z"); // half a minute before midnight there
    const form = await openForm(page, "service-request", "ar");
    await expect(control(form, "deadline")).toHaveAttribute("min", "2027-03-01");
    await fill(form, { ...serviceRequest(newMark()), deadline: "2027-02-28" });
    await sendButton(form).click();
    await expect(control(form, "deadline")).toHaveAccessibleDescription(
      "هذا اليوم مضى. اختر اليوم أو يومًا بعده.",
    );
    await control(form, "deadline").fill("2027-03-01");
    await sendAndBeThanked(page, form);

    await page.getByRole("button", { name: "اطلب خدمة أخرى" }).click();
    await page.clock.setFixedTime("2027-03-01T10:00:30Z");
    await fill(form, { ...serviceRequest(newMark()), deadline: "2027-03-01" });
    await sendButton(form).click();
    await expect(control(form, "deadline")).toHaveAccessibleDescription(
      "هذا اليوم مضى. اختر اليوم أو يومًا بعده.",
    );
    await control(form, "deadline").fill("2027-03-02");
    await sendAndBeThanked(page, form);
  });
});
