import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
}

/** How many rows have figures from the visitor's file. */
export function ImportNotice({ t, locale, rows }: Props) {
  const imported = rows.filter(
    ({ volume, difficulty, cpc, bid }) =>
      bid !== null || [volume, difficulty, cpc].some(({ source }) => source === "import"),
  );
  return <Callout tone="info">{count(locale, t.importMatches, imported.length)}</Callout>;
}
