import type { ReactNode } from "react";
import { shortenUrl } from "#base/readable-url.ts";
import { StarRing } from "#brand/window/stars/StarRing.tsx";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { ScoreRing } from "#ui/Score.tsx";
import { isUnaudited } from "../engine/is-unaudited.ts";
import { getBand } from "../engine/score.ts";
import { hasSevereFailure } from "../engine/verdict.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import type { Report } from "./analysis-jobs.ts";
import { CountList } from "./CountList.tsx";
import { ReportActions } from "./ReportActions.tsx";
import { Verdict } from "./Verdict.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: Report;
  /** What the score is called, and what beside a verdict that no score outweighs. */
  readonly label: string;
  readonly restLabel: string;
  /** What is said of the address beside it. */
  readonly about?: ReactNode;
  /** The drawing of the score; a ring of stars by default. */
  readonly picture?: ReactNode;
  /** What has changed since an earlier report, in one line. */
  readonly since?: ReactNode;
  /** What to do first. */
  readonly steps?: ReactNode;
  /** The choice of what the site is made with, which says where each step is done. */
  readonly platformChoice?: ReactNode;
  /** What the score means for the reader; in one sentence. */
  readonly headline: string;
  /** Analyses the same address anew. */
  readonly onCheckAgain: () => void;
  /** What has changed since an earlier report, in full. */
  readonly children?: ReactNode;
}

const hues = { excellent: "nile", good: "mari", poor: "coral" } as const;

/**
 * The head of a report of a page or of a site: what keeps it from being found, the score with the
 * counts of the checks, and what to do first.
 */
export function ScoreHead({ t, extra, locale, report, label, about, ...parts }: Props) {
  const { restLabel, picture, since, steps, platformChoice, headline, onCheckAgain, children } =
    parts;
  const { score, url, blocker, platform } = report;
  const isBlocked = blocker !== null;
  const isScored = !isUnaudited(report);
  const band = getBand(score);
  // The number keeps its name, and an error of high importance takes the green away.
  const hasErrors = band === "excellent" && hasSevereFailure(report);
  const shownBand = isBlocked ? "poor" : hasErrors ? "good" : band;
  const ring = <StarRing share={score / 100} hue={hues[shownBand]} />;
  return (
    <section className="seo-head" data-blocked={isBlocked} aria-labelledby="seo-results-title">
      <h2 id="seo-results-title" className="kit-hidden">
        {t.resultsTitle}
      </h2>
      <p className="seo-page type-small">
        <bdi dir="ltr">{shortenUrl(url)}</bdi>
        {about !== undefined && <span className="kit-soft">{about}</span>}
      </p>
      <Verdict {...{ locale, blocker, headline }} />
      {isScored ? (
        <div className="seo-score" data-band={shownBand}>
          <ScoreRing
            score={score}
            label={label}
            outOf={t.outOf100}
            // The window has too many panes for the small score of a page that is kept out.
            ring={isBlocked ? ring : (picture ?? ring)}
          />
          <div className="seo-score-words">
            {isBlocked ? (
              <p className="seo-score-rest">{restLabel}</p>
            ) : (
              <p className="kit-score-band">
                <BandName {...{ t, extra, band, hasErrors }} />
              </p>
            )}
            <CountList t={t} locale={locale} report={report} />
            {since}
          </div>
        </div>
      ) : (
        since
      )}
      {steps}
      <div className="seo-after">
        {children}
        <ReportActions {...{ t, extra, locale, report, onCheckAgain }} />
        {platform && <p className="type-small kit-soft seo-platform">{platform.text}</p>}
        {platformChoice}
      </div>
    </section>
  );
}

interface BandNameProps extends Pick<Props, "t" | "extra"> {
  readonly band: keyof typeof hues;
  readonly hasErrors: boolean;
}

function BandName({ t, extra, band, hasErrors }: BandNameProps) {
  const names = { excellent: t.bandExcellent, good: t.bandGood, poor: t.bandPoor };
  return (
    <span>
      {names[band]}
      {hasErrors && <small className="seo-band-note">{extra.withErrors}</small>}
    </span>
  );
}
