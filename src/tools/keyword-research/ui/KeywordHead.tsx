import type { Locale } from "#i18n/messages.ts";
import { Difficulty, Price, Volume } from "./Figures.tsx";
import type { Source } from "../contract.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { Trend } from "./Trend.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly keyword: string;
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
}

/** The three figures of the searched keyword and its monthly trend. */
export function KeywordHead({ t, locale, keyword, rows, marks }: Props) {
  const row = rows.find(({ group }) => group === "keyword") ?? rows[0];
  const words = { t, locale, marks };
  return (
    <div className="kr-head">
      <div>
        <h2 className="type-section">
          <q>
            <bdi>{keyword}</bdi>
          </q>
        </h2>
        {row !== undefined && (
          <dl>
            <div>
              <dt>{t.columnVolume}</dt>
              <dd>
                <Volume cell={row.volume} {...words} />
              </dd>
            </div>
            <div>
              <dt>{t.columnDifficulty}</dt>
              <dd>
                <Difficulty cell={row.difficulty} {...words} />
              </dd>
            </div>
            <div>
              <dt>{t.columnCpc}</dt>
              <dd>
                <Price row={row} {...words} />
              </dd>
            </div>
          </dl>
        )}
      </div>
      <Trend t={t} locale={locale} rows={rows.filter(({ monthly }) => monthly.length > 1)} />
    </div>
  );
}
