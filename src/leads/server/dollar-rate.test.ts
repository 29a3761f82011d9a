import { join } from "node:path";
import { expect, test } from "vitest";
import { readDollarRate } from "./dollar-rate.ts";

test("B-13 the agency's mails calculate with the rate of the form's page", async () => {
  expect(await readDollarRate(join(import.meta.dirname, "../../../content"))).toBe(48);
  expect(await readDollarRate(join(import.meta.dirname, "nothing"))).toBeUndefined();
});
