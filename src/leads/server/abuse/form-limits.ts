/** How many forms are accepted in ten minutes. */
export interface FormLimits {
  /** From one address. */
  readonly maxPerIp: number;
  /** From all addresses together, before scripts have to bring a proof of work. */
  readonly maxBeforeChallenge: number;
  /** From all addresses together. */
  readonly maxTotal: number;
}
