import type { ArabicReport } from "../../arabic-contract.ts";

/**
 * The findings as plain text, to be pasted into a message: a heading for each kind, and a line for
 * each finding with what is written, what to write, and the sentence.
 */
export function formatCorrections({ groups }: Pick<ArabicReport, "groups">): string {
  return groups
    .map(({ title, findings }) =>
      [
        title,
        ...findings.map(({ before, wrong, after, right, reason }) =>
          right === null
            ? `- «${wrong}»: ${reason}`
            : `- «${wrong}» ← «${right}»: ${before}${wrong}${after}`,
        ),
      ].join("\n"),
    )
    .join("\n\n");
}
