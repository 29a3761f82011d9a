import { formatReadableUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { EffortLine } from "#ui/EffortLine.tsx";
import { LineList } from "#ui/LineList.tsx";
import { StarSteps } from "#ui/StarSteps.tsx";
import { isAboutSpeed, isSmallGain, orderAdvice } from "../engine/advice.ts";
import { wordAdviceMessage } from "../engine/advice-message.ts";
import { getScoreBand } from "../engine/score.ts";
import { formatSize, formatTime } from "../engine/amounts.ts";
import {
  findApplicableAdvice,
  generalAdvice,
  type GeneralAdvice,
} from "../engine/general-advice.ts";
import type { Recommendation, TestResult } from "../contract.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: TestResult;
}

/** So many recommendations are open; the others are behind a line that says how many there are. */
const maxOpen = 3;

/** Recommendations for this site, the largest saving first, and three for every site. */
export function Recommendations({ t, locale, result }: Props) {
  return (
    <section className="speed-advice" aria-labelledby="speed-advice-title">
      <h3 id="speed-advice-title" className="type-section">
        {t.recommendationsTitle}
      </h3>
      <div className="speed-own">
        <h4 className="type-head">
          {isFast(result) ? t.fastSiteTitle : t.siteRecommendationsTitle}
        </h4>
        {result.recommendations.length === 0 ? (
          <p className="kit-soft">{t.noSiteRecommendations}</p>
        ) : (
          <OwnAdvice
            {...{ t, locale }}
            url={result.url}
            advice={orderAdvice(result.recommendations)}
          />
        )}
      </div>
      <General t={t} result={result} />
    </section>
  );
}

const isFast = (result: TestResult): boolean =>
  result.kind === "browser" &&
  result.recommendations.length > 0 &&
  getScoreBand(result.score) === "excellent";

/** What holds for any site: open what can apply to the measured page, the rest folded. */
function General({ t, result }: Pick<Props, "t" | "result">) {
  const applicable = findApplicableAdvice(result);
  const folded = generalAdvice.filter((advice) => !applicable.has(advice));
  return (
    <div className="speed-always">
      <h4 className="type-head">{t.alwaysTitle}</h4>
      {applicable.size > 0 && <GeneralList t={t} advice={[...applicable]} />}
      {folded.length > 0 && (
        <details>
          <summary className="link">{t.notNeeded}</summary>
          <GeneralList t={t} advice={folded} />
        </details>
      )}
    </div>
  );
}

interface GeneralListProps extends Pick<Props, "t"> {
  readonly advice: readonly GeneralAdvice[];
}

function GeneralList({ t, advice }: GeneralListProps) {
  const words: Readonly<Record<GeneralAdvice, readonly [title: string, text: string]>> = {
    optimizeImages: [t.optimizeImagesTitle, t.optimizeImagesText],
    enableCaching: [t.enableCachingTitle, t.enableCachingText],
    useCdn: [t.useCdnTitle, t.useCdnText],
  };
  return (
    <ul>
      {advice.map((one) => (
        <li key={one}>
          <h5>{words[one][0]}</h5>
          <p className="kit-soft">{words[one][1]}</p>
        </li>
      ))}
    </ul>
  );
}

interface OwnAdviceProps extends Pick<Props, "t" | "locale"> {
  readonly url: string;
  readonly advice: readonly Recommendation[];
}

function OwnAdvice({ t, locale, url, advice }: OwnAdviceProps) {
  const more = advice.slice(maxOpen);
  const renderSteps = (steps: readonly Recommendation[]) => (
    <StarSteps>
      {steps.map((recommendation) => (
        <Step key={recommendation.id} {...{ t, locale, recommendation }} />
      ))}
    </StarSteps>
  );
  return (
    <div className="speed-steps">
      {renderSteps(advice.slice(0, maxOpen))}
      {more.length > 0 && (
        <details>
          <summary className="link">{count(locale, t.moreAdvice, more.length)}</summary>
          {renderSteps(more)}
        </details>
      )}
      <CopyButton
        t={t}
        text={wordAdviceMessage(
          locale,
          t,
          advice.map((one) => ({ ...one, saves: wordSavings(t, one) })),
          { url, resultUrl: location.href },
        )}
        label={t.copyForDeveloper}
        copied={t.copiedForDeveloper}
        className="button button-quiet button-small speed-for-developer"
      />
    </div>
  );
}

interface StepProps extends Pick<Props, "t" | "locale"> {
  readonly recommendation: Recommendation;
}

/** For the owner: what it does to visitors, what is gained, who does it. The how is folded. */
function Step({ t, locale, recommendation }: StepProps) {
  const { title, text, fix, effort, items } = recommendation;
  const saves = wordSavings(t, recommendation);
  return (
    <li>
      <h5>{title}</h5>
      {!isAboutSpeed(recommendation) && <p className="speed-tag">{t.notAboutSpeed}</p>}
      <p className="kit-soft">{text}</p>
      {saves !== undefined && (
        <p className="speed-saves" data-small={isSmallGain(recommendation)}>
          {saves}
        </p>
      )}
      {effort !== undefined && <EffortLine t={t} locale={locale} effort={effort} />}
      {(fix !== undefined || items.length > 0) && (
        <details>
          <summary className="link type-small">{t.forDeveloper}</summary>
          {fix !== undefined && <p className="type-small">{fix}</p>}
          {items.length > 0 && <LineList lines={items.map(formatReadableUrl)} dir="ltr" />}
        </details>
      )}
    </li>
  );
}

function wordSavings(t: Props["t"], recommendation: Recommendation): string | undefined {
  const { savedMs, savedBytes } = recommendation;
  const time = savedMs > 0 ? formatTime(t, savedMs) : undefined;
  const size = savedBytes > 0 ? formatSize(t, savedBytes) : undefined;
  const what =
    time !== undefined && size !== undefined ? fill(t.savesBoth, { time, size }) : (time ?? size);
  if (what === undefined) return undefined;
  const saves = fill(t.saves, { what });
  return isSmallGain(recommendation) ? fill(t.smallGain, { saves }) : saves;
}
