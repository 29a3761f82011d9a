import { memo } from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { SiteReport } from "../../contract.ts";
import { getBand } from "../../engine/score.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { starPath } from "./star-path.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  readonly page: number;
  readonly name: string;
  /** What is below it: its name, or its path where another page has the same name. */
  readonly caption: string;
  readonly hasErrors: boolean;
  /** Whether its name is below it. */
  readonly isNamed: boolean;
  readonly isShown: boolean;
  readonly isChosen: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onChoose: (page: number) => void;
}

/** A page of the map: a button of the toolbar. Of 500, a move draws the two that change. */
export const PageStar = memo(function PageStar(props: Props) {
  const { t, locale, report, page, isNamed, isShown, isChosen, isStop, onChoose } = props;
  const { name, caption, hasErrors } = props;
  const { score, linksIn } = report.pages[page]!;
  return (
    <button
      type="button"
      className="seo-map-page"
      data-page={page}
      data-band={score === null ? "none" : getBand(score)}
      aria-pressed={isChosen}
      aria-label={fill(hasErrors ? t.mapStarErrors : t.mapStar, {
        title: name === caption ? name : `${name} · ${caption}`,
        score: score === null ? "—" : formatNumber(locale, score),
      })}
      title={name}
      disabled={!isShown}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(page)}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true" style={{ scale: toScale(linksIn) }}>
        <path d={starPath} />
      </svg>
      {hasErrors && <span className="seo-map-error" aria-hidden="true" />}
      {isNamed && (
        <bdi className="seo-map-caption" aria-hidden="true">
          {caption}
        </bdi>
      )}
    </button>
  );
});

/** A page without links is half as large as one with ten or more. */
const toScale = (linksIn: number): number => 0.5 + 0.5 * Math.sqrt(Math.min(linksIn, 10) / 10);
