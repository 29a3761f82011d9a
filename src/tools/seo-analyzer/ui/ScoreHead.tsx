import type { ReactNode } from "react";
import { shortenUrl } from "#base/readable-url.ts";
import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { StarRing } from "#brand/window/stars/StarRing.tsx";
import { formatDate } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Score } from "#ui/Score.tsx";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { getBand } from "../engine/score.ts";
import { hasSevereFailure } from "../engine/verdict.ts";
import type { Report } from "./analysis-jobs.ts";
import { Prose } from "./Prose.tsx";
import { toScoreCard } from "./to-score-card.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: Report;
  /** What the score is called. */
  readonly label: string;
  /** What is said of the address before the day of the report. */
  readonly before?: ReactNode;
  /** The drawing of the score; a ring of stars by default. */
  readonly picture?: ReactNode;
  /** What has changed since an earlier report, in one line. */
  readonly since?: ReactNode;
  /** What to do first, beside the score. */
  readonly steps?: ReactNode;
  /** What the score means for the reader; in one sentence. */
  readonly headline: string;
  /** Whether the page is kept out of search results, which no score outweighs. */
  readonly isBlocked?: boolean;
  /** Analyses the same address anew. */
  readonly onCheckAgain: () => void;
  readonly children?: ReactNode;
}

const hues = { excellent: "nile", good: "mari", poor: "coral" } as const;

/** The head of a report: the score with its band in words, and the page that it is about. */
export function ScoreHead({ t, extra, locale, report, label, before, ...parts }: Props) {
  const { picture, since, steps, headline, isBlocked = false, onCheckAgain, children } = parts;
  const { score, url, fetchedAt } = report;
  const band = getBand(score);
  const names = { excellent: t.bandExcellent, good: t.bandGood, poor: t.bandPoor };
  // The number keeps its name, and an error of high importance takes the green away.
  const hasErrors = band === "excellent" && hasSevereFailure(report);
  const shownBand = isBlocked ? "poor" : hasErrors ? "good" : band;
  return (
    <section className="seo-head" data-blocked={isBlocked} aria-labelledby="seo-results-title">
      <h2 id="seo-results-title" className="kit-hidden">
        {t.resultsTitle}
      </h2>
      <p className="seo-page type-small">
        <bdi dir="ltr">{shortenUrl(url)}</bdi>
        {before !== undefined && <span className="kit-soft">{before}</span>}
        <span className="kit-soft">
          {fill(t.checkedPage, { day: formatDate(locale, fetchedAt.slice(0, 10)) })}
        </span>
      </p>
      <Score
        score={score}
        label={label}
        outOf={t.outOf100}
        band={shownBand}
        bandName={
          isBlocked ? (
            extra.criticalFault
          ) : (
            <span>
              {names[band]}
              {hasErrors && <small className="seo-band-note">{extra.withErrors}</small>}
            </span>
          )
        }
        headline={<Prose text={headline} />}
        ring={picture ?? <StarRing share={score / 100} hue={hues[shownBand]} />}
      >
        {since}
        {steps}
        <div className="seo-again">
          <button type="button" className="button button-quiet button-small" onClick={onCheckAgain}>
            {extra.checkAgain}
          </button>
          <ShareButton
            locale={locale}
            picture={() => toSharedPicture(toScoreCard(t, extra, locale, report), locale)}
          />
        </div>
      </Score>
      {children}
    </section>
  );
}
