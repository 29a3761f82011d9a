import { fill, type Locale } from "#i18n/messages.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { formatSource, joinList } from "../engine/figures.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly common: CommonFacts;
}

/**
 * What holds for every figure of the page, said once: how certain they are, whose they are, and
 * what no source knows, with the way to figures of the visitor's own.
 */
export function CommonNotes({ t, locale, common }: Props) {
  const { unknownColumns } = common;
  const columnNames = {
    volume: t.columnVolume,
    difficulty: t.columnDifficulty,
    cpc: t.cpcInSentence,
  };
  const unknown =
    unknownColumns.length === 3
      ? t.nothingKnown
      : unknownColumns.length > 0 &&
        fill(t.columnsUnknown, {
          columns: joinList(
            unknownColumns.map((column) => columnNames[column]),
            locale,
          ),
        });
  return (
    <div className="kr-notes">
      <p>{listCommonSentences(t, locale, common).join(" ")}</p>
      {unknown !== false && (
        <p>
          {unknown}{" "}
          {/* The import panel; a shared constant would cost the first scripts a chunk. */}
          <a className="link" href="#kr-import">
            {t.importTitle}
          </a>
        </p>
      )}
    </div>
  );
}

function listCommonSentences(
  t: ToolTexts,
  locale: Locale,
  { source, asOf, certainty, unknownColumns }: CommonFacts,
): readonly string[] {
  if (unknownColumns.length === 3) return [];
  return [
    ...(certainty === "estimated" ? [t.allEstimated] : []),
    ...(certainty === "ranged" ? [t.allRanged] : []),
    source === null
      ? t.markedSources
      : fill(t.sourceLine, { source: `${formatSource(source, asOf, t, locale)}.` }),
  ];
}
