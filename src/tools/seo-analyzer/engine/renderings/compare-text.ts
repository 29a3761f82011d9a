import { fail, passed, skip, warn, type RuleContext, type Verdict } from "../rule.ts";
import { fold } from "../text/text.ts";
import { readRenderings } from "./read-renderings.ts";

interface TextComparison {
  /** Reads the text of either page; "" where it has none. */
  readonly read: (context: RuleContext) => string;
  /** Whether a page that lacks it without scripts fails. */
  readonly isRequired: boolean;
}

/**
 * Compares one text of a page as sent and as rendered. Differences of case, white space and
 * spelling marks are none.
 * @returns `only` where scripts bring it, `removed` where they remove it, `changed`; `skip` where
 * neither page has it
 */
export function compareText(
  context: RuleContext,
  { read, isRequired }: TextComparison,
): Verdict<"only" | "changed" | "removed"> {
  const renderings = readRenderings(context);
  if (renderings === null) return skip;
  const values = { sent: read(renderings.sent), rendered: read(renderings.rendered) };
  if (values.sent === "" && values.rendered === "") return skip;
  if (fold(values.sent) === fold(values.rendered)) return passed;
  if (values.sent === "") return (isRequired ? fail : warn)("only", values);
  return warn(values.rendered === "" ? "removed" : "changed", values);
}
