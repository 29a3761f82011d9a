import { expect, test } from "vitest";
import { locationIn } from "./server-location.ts";

test("V-15 the server's city is said in the page's language, whichever language the setting has", () => {
  expect(locationIn("ar", "Cairo")).toBe("القاهرة");
  expect(locationIn("en", "Cairo")).toBe("Cairo");
  expect(locationIn("ar", " frankfurt ")).toBe("فرانكفورت");
  expect(locationIn("en", "الرياض")).toBe("Riyadh");
});

test("V-15 a place that is not on the list is shown as it was written", () => {
  expect(locationIn("ar", "Cairo, Maadi")).toBe("Cairo, Maadi");
  expect(locationIn("en", "أسوان")).toBe("أسوان");
});
