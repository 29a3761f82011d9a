import { formatReadableUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { LineList } from "#ui/LineList.tsx";
import { StarSteps } from "#ui/StarSteps.tsx";
import { isAboutSpeed, orderAdvice } from "../engine/advice.ts";
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
        <h4 className="type-head">{t.siteRecommendationsTitle}</h4>
        {result.recommendations.length === 0 ? (
          <p className="kit-soft">{t.noSiteRecommendations}</p>
        ) : (
          <OwnAdvice t={t} locale={locale} advice={orderAdvice(result.recommendations)} />
        )}
      </div>
      <General t={t} result={result} />
    </section>
  );
}

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
  readonly advice: readonly Recommendation[];
}

function OwnAdvice({ t, locale, advice }: OwnAdviceProps) {
  const more = advice.slice(maxOpen);
  return (
    <div className="speed-steps">
      <StarSteps>
        {advice.slice(0, maxOpen).map((recommendation) => (
          <Step key={recommendation.id} t={t} recommendation={recommendation} />
        ))}
      </StarSteps>
      {more.length > 0 && (
        <details>
          <summary className="link">{count(locale, t.moreAdvice, more.length)}</summary>
          <StarSteps>
            {more.map((recommendation) => (
              <Step key={recommendation.id} t={t} recommendation={recommendation} />
            ))}
          </StarSteps>
        </details>
      )}
    </div>
  );
}

interface StepProps extends Pick<Props, "t"> {
  readonly recommendation: Recommendation;
}

function Step({ t, recommendation }: StepProps) {
  const { title, text, items } = recommendation;
  return (
    <li>
      <h5>{title}</h5>
      {!isAboutSpeed(recommendation) && <p className="speed-tag">{t.notAboutSpeed}</p>}
      <p className="kit-soft">{text}</p>
      <Savings t={t} recommendation={recommendation} />
      {items.length > 0 && (
        <details>
          <summary className="link type-small">{t.showItems}</summary>
          <LineList lines={items.map(formatReadableUrl)} dir="ltr" />
        </details>
      )}
    </li>
  );
}

function Savings({ t, recommendation: { savedMs, savedBytes } }: StepProps) {
  const time = savedMs > 0 ? formatTime(t, savedMs) : undefined;
  const size = savedBytes > 0 ? formatSize(t, savedBytes) : undefined;
  const what =
    time !== undefined && size !== undefined ? fill(t.savesBoth, { time, size }) : (time ?? size);
  return what === undefined ? null : <p className="speed-saves">{fill(t.saves, { what })}</p>;
}
