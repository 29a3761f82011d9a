import { fill, type Locale } from "#i18n/messages.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { joinList } from "../engine/figures.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { findMapPhrase } from "../engine/suggest-phrase.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly common: CommonFacts;
}

/** How certain all figures of the page are, said once; the sources are listed below the table. */
export function CommonNotes({ t, common: { source, certainty, unknownColumns } }: Props) {
  const isUnknown = unknownColumns.length === 3;
  const sentences = [
    ...(certainty === "estimated" ? [t.allEstimated] : []),
    ...(certainty === "ranged" ? [t.allRanged] : []),
    ...(source === null ? [t.markedSources] : []),
  ];
  if (!isUnknown && sentences.length === 0) return null;
  return (
    <div className="kr-notes">
      {isUnknown ? (
        <p>
          {t.nothingKnown} <ImportLink t={t} />
        </p>
      ) : (
        <p>{sentences.join(" ")}</p>
      )}
    </div>
  );
}

/**
 * Below the table: which figures it leaves out, why, and how to see them; and which phrase needs a
 * place on the map and no page.
 */
export function TableNotes({
  rows,
  isLocal,
  ...props
}: Props & {
  readonly rows: readonly ShownRow[];
  /** Whether the advice above is about the map already. */
  readonly isLocal: boolean;
}) {
  const { t, locale, common } = props;
  const { unknownColumns } = common;
  const mapPhrase = isLocal ? null : findMapPhrase(rows);
  const hasMissing = unknownColumns.length > 0 && unknownColumns.length < 3;
  if (!hasMissing && mapPhrase === null) return null;
  return (
    <div className="kr-notes">
      {hasMissing && (
        <p>
          {arePricesAlone(common, rows)
            ? t.pricesNotEstimated
            : fill(t.columnsUnknown, { columns: nameColumns(t, locale, unknownColumns) })}{" "}
          <ImportLink t={t} />
        </p>
      )}
      {mapPhrase !== null && <p>{fill(t.mapPhrase, { keyword: mapPhrase })}</p>}
    </div>
  );
}

/** Whether prices are all that is missing, because the figures are estimates. */
const arePricesAlone = ({ unknownColumns }: CommonFacts, rows: readonly ShownRow[]): boolean =>
  unknownColumns.join() === "cpc" &&
  rows.every(({ volume, difficulty }) =>
    [volume, difficulty].every(({ certainty }) => certainty === "estimated"),
  );

function nameColumns(t: ToolTexts, locale: Locale, columns: CommonFacts["unknownColumns"]): string {
  const names = { volume: t.columnVolume, difficulty: t.columnDifficulty, cpc: t.cpcInSentence };
  return joinList(
    columns.map((column) => names[column]),
    locale,
  );
}

/** Leads to the import panel; a shared constant would cost the first scripts a chunk. */
const ImportLink = ({ t }: Pick<Props, "t">) => (
  <a className="link" href="#kr-import">
    {t.importLink}
  </a>
);
