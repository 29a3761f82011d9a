/** Signals of an automated sender that need no action of the visitor. */
export interface SpamSignals {
  /** Whether the hidden field was filled in. */
  readonly isHoneypotFilled: boolean;
  /**
   * Time since the form's token was issued; undefined without a valid token, as from browsers
   * without scripts.
   */
  readonly tokenAgeMs: number | undefined;
  /** Whether the server was under load and the form came without a proof of work. */
  readonly isSolutionMissing: boolean;
  /** All fields joined into one text. */
  readonly text: string;
}

/** Filling in a form takes longer, except for a visitor who only submits a restored draft. */
const minAgeMs = 1_500;
const maxPlausibleLinks = 4;

/**
 * Whether a form looks like spam; it is then stored and marked as spam. One weak signal is not
 * enough: a browser without scripts, a form that was filled in fast, or a message full of links
 * alone is not spam.
 */
export function isSuspicious({
  isHoneypotFilled,
  tokenAgeMs,
  isSolutionMissing,
  text,
}: SpamSignals): boolean {
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const signals = [
    isHoneypotFilled ? 2 : 0,
    isSolutionMissing ? 2 : 0,
    tokenAgeMs === undefined || tokenAgeMs < minAgeMs ? 1 : 0,
    links > maxPlausibleLinks ? 1 : 0,
    // HTML and BBCode links, which our form does not render.
    /<a\s+href|\[url[=\]]/i.test(text) ? 1 : 0,
  ];
  return signals.reduce((sum, points) => sum + points, 0) >= 2;
}
