import type { ReactNode } from "react";
import { formatReadableUrl } from "#base/readable-url.ts";
import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { StarRing } from "#brand/window/stars/StarRing.tsx";
import { formatDate } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Score } from "#ui/Score.tsx";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import type { messages } from "../messages.ts";
import { getBand, type Band } from "../engine/score.ts";
import type { Report } from "./analysis-jobs.ts";
import { toScoreCard } from "./to-score-card.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly report: Report;
  /** What the score is called. */
  readonly label: string;
  /** What is said of the address before and after the day of the report. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The drawing of the score; a ring of stars by default. */
  readonly picture?: ReactNode;
  /** What to do first, beside the score. */
  readonly firstStep?: ReactNode;
  readonly children?: ReactNode;
}

const hues = { excellent: "nile", good: "mari", poor: "coral" } as const;

/** The head of a report: the score with its band in words, and the page that it is about. */
export function ScoreHead({ t, locale, report, label, before, after, ...parts }: Props) {
  const { picture, firstStep, children } = parts;
  const { score, url, fetchedAt } = report;
  const band = getBand(score);
  const words: Readonly<Record<Band, readonly [string, string]>> = {
    excellent: [t.bandExcellent, t.headlineExcellent],
    good: [t.bandGood, t.headlineGood],
    poor: [t.bandPoor, t.headlinePoor],
  };
  const [bandName, headline] = words[band];
  return (
    <section className="seo-head" aria-labelledby="seo-results-title">
      <h2 id="seo-results-title" className="kit-hidden">
        {t.resultsTitle}
      </h2>
      <Score
        score={score}
        label={label}
        outOf={t.outOf100}
        band={band}
        bandName={bandName}
        headline={headline}
        ring={picture ?? <StarRing share={score / 100} hue={hues[band]} />}
      >
        {firstStep}
        <p className="kit-share">
          <ShareButton
            locale={locale}
            picture={() => toSharedPicture(toScoreCard(t, locale, report), locale)}
          />
        </p>
      </Score>
      <p className="seo-page">
        <bdi dir="ltr">{formatReadableUrl(url)}</bdi>
        <span className="type-small kit-soft">
          {before}
          {fill(t.checkedPage, { day: formatDate(locale, fetchedAt.slice(0, 10)) })}
          {after}
        </span>
      </p>
      {children}
    </section>
  );
}
