/** What tells a machine from a person, as far as it can be told without asking. */
export interface SpamSignals {
  /** Whether something stands in the field that no person sees. */
  readonly isHoneypotFilled: boolean;
  /** For how long somebody has been at the form; undefined where no good token came, as from browsers without scripts. */
  readonly tokenAgeMs: number | undefined;
  /** Whether the server was under attack and the form came without a proof of work. */
  readonly lacksSolution: boolean;
  /** All that was typed, in one text. */
  readonly text: string;
}

/** Nobody types a form in less; who has a draft of before may only have pressed the button. */
const minAgeMs = 1_500;
const maxPlausibleLinks = 4;

/**
 * Whether a form looks like spam: it is kept and marked as such. One weak sign is never enough, so that neither a
 * browser without scripts, nor a fast hand, nor a message full of links is taken for a machine by itself.
 */
export function isSuspicious({
  isHoneypotFilled,
  tokenAgeMs,
  lacksSolution,
  text,
}: SpamSignals): boolean {
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const signals = [
    isHoneypotFilled ? 2 : 0,
    lacksSolution ? 2 : 0,
    tokenAgeMs === undefined || tokenAgeMs < minAgeMs ? 1 : 0,
    links > maxPlausibleLinks ? 1 : 0,
    /<a\s+href|\[url[=\]]/i.test(text) ? 1 : 0, // markup of boards that this is not
  ];
  return signals.reduce((sum, points) => sum + points, 0) >= 2;
}
