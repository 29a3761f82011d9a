/**
 * How many paid requests are made in a day (UTC). Each costs the same, however many keywords it
 * names.
 */
export interface PaidLimits {
  readonly maxPerDay: number;
  /** For one visitor, so that one visitor alone cannot use up the budget of the day. */
  readonly maxPerVisitor: number;
}
