import { expect, test } from "vitest";
import { localizeLocation } from "./server-location.ts";

test("V-15 the server's city is shown in the page's language, whichever language the setting has", () => {
  expect(localizeLocation("ar", "Cairo")).toBe("القاهرة");
  expect(localizeLocation("en", "Cairo")).toBe("Cairo");
  expect(localizeLocation("ar", " frankfurt ")).toBe("فرانكفورت");
  expect(localizeLocation("en", "الرياض")).toBe("Riyadh");
});

test("V-15 a place that is not on the list is shown as it was written", () => {
  expect(localizeLocation("ar", "Cairo, Maadi")).toBe("Cairo, Maadi");
  expect(localizeLocation("en", "أسوان")).toBe("أسوان");
});
