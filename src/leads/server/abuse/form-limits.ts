/** How many forms are accepted in ten minutes. */
export interface FormLimits {
  /** From one address; a network of IPv6 has five times as many (`visitorsPerNetwork`). */
  readonly maxPerIp: number;
  /** From all addresses together, before forms need a proof of work. */
  readonly maxBeforeChallenge: number;
  /** From all addresses together. */
  readonly maxTotal: number;
}
