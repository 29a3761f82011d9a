/** What a month with an advert depends on; money is in one currency. */
export interface Plan {
  readonly dailyBudget: number;
  readonly clickPrice: number;
  /** How many of a hundred visitors call. */
  readonly callsPerHundred: number;
  /** How many of ten callers become paying customers. */
  readonly customersPerTen: number;
  readonly profitPerCustomer: number;
}

/**
 * By how many days Google multiplies a daily budget for the most that it spends in a month.
 * @see https://support.google.com/google-ads/answer/6385083
 */
const daysPerMonth = 30.4;

/** Estimates a month in which the whole budget is spent. */
export function estimateMonth(plan: Plan) {
  const clicks = (plan.dailyBudget * daysPerMonth) / plan.clickPrice;
  const calls = (clicks * plan.callsPerHundred) / 100;
  const customers = (calls * plan.customersPerTen) / 10;
  const costPerCustomer = (plan.dailyBudget * daysPerMonth) / customers;
  return { clicks, calls, customers, costPerCustomer };
}
