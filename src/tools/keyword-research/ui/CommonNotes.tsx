import { fill, type Locale } from "#i18n/messages.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { formatSource, joinList } from "../engine/figures.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly common: CommonFacts;
}

/** What holds for every figure of the page, said once: how certain they are, and whose they are. */
export function CommonNotes({ t, locale, common }: Props) {
  const isUnknown = common.unknownColumns.length === 3;
  return (
    <div className="kr-notes">
      {isUnknown ? (
        <UnknownFigures t={t} locale={locale} common={common} />
      ) : (
        <p>{listCommonSentences(t, locale, common).join(" ")}</p>
      )}
    </div>
  );
}

/** What no source knows, with the way to figures of the visitor's own. */
export function UnknownFigures({ t, locale, common: { unknownColumns } }: Props) {
  if (unknownColumns.length === 0) return null;
  const columnNames = {
    volume: t.columnVolume,
    difficulty: t.columnDifficulty,
    cpc: t.cpcInSentence,
  };
  const columns = joinList(
    unknownColumns.map((column) => columnNames[column]),
    locale,
  );
  return (
    <p>
      {unknownColumns.length === 3 ? t.nothingKnown : fill(t.columnsUnknown, { columns })}{" "}
      {/* The import panel; a shared constant would cost the first scripts a chunk. */}
      <a className="link" href="#kr-import">
        {t.importTitle}
      </a>
    </p>
  );
}

function listCommonSentences(
  t: ToolTexts,
  locale: Locale,
  { source, asOf, certainty }: CommonFacts,
): readonly string[] {
  return [
    ...(certainty === "estimated" ? [t.allEstimated] : []),
    ...(certainty === "ranged" ? [t.allRanged] : []),
    source === null
      ? t.markedSources
      : fill(t.sourceLine, { source: `${formatSource(source, asOf, t, locale)}.` }),
  ];
}
