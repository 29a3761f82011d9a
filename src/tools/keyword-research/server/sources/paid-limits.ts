/** How many paid questions may be asked in a day, in UTC. Each costs the same, however many keywords it names. */
export interface PaidLimits {
  readonly maxPerDay: number;
  /** For one visitor, so that nobody spends the day's budget alone. */
  readonly maxPerVisitor: number;
}
