import { expect, test } from "vitest";
import { estimateMonth } from "./estimate-month.ts";

test("a month of the article's example firm has 507 clicks and customers at 300 each", () => {
  const month = estimateMonth({
    dailyBudget: 100,
    clickPrice: 6,
    callsPerHundred: 5,
    customersPerTen: 4,
    profitPerCustomer: 450,
  });
  expect(month.clicks).toBeCloseTo(506.67, 2);
  expect(month.calls).toBeCloseTo(25.33, 2);
  expect(month.customers).toBeCloseTo(10.13, 2);
  expect(month.costPerCustomer).toBeCloseTo(300, 9);
});
