import type { ArabicReport } from "../../arabic-contract.ts";

/**
 * The findings as plain text, to be pasted into a message: a heading for each kind, each reason
 * once, and a line for each finding with what is written, what to write, and the words around.
 */
export function formatCorrections({ groups }: Pick<ArabicReport, "groups">): string {
  return groups
    .map(({ title, findings }) => {
      const byReason = Map.groupBy(findings, ({ reason }) => reason);
      const lines = [...byReason].flatMap(([reason, same]) => [reason, ...same.map(formatLine)]);
      return [title, ...lines].join("\n");
    })
    .join("\n\n");
}

function formatLine(finding: ArabicReport["groups"][number]["findings"][number]): string {
  const { before, wrong, after, right } = finding;
  const change = right === null ? `«${wrong}»` : `«${wrong}» ← «${right}»`;
  return before === "" && after === "" ? `- ${change}` : `- ${change}: ${before}${wrong}${after}`;
}
