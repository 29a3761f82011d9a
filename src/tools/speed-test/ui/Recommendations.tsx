import { formatReadableUrl } from "#base/readable-url.ts";
import { fill } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { LineList } from "#ui/LineList.tsx";
import { StarSteps } from "#ui/StarSteps.tsx";
import { formatSize, formatTime } from "../engine/amounts.ts";
import type { Recommendation, TestResult } from "../contract.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** Null where the site has no result; the general recommendations are shown anyway. */
  readonly result: TestResult | null;
}

/** Recommendations for this site, the largest saving first, and three for every site. */
export function Recommendations({ t, result }: Props) {
  const fixed = [
    [t.optimizeImagesTitle, t.optimizeImagesText],
    [t.enableCachingTitle, t.enableCachingText],
    [t.useCdnTitle, t.useCdnText],
  ] as const;
  return (
    <section className="speed-advice" aria-labelledby="speed-advice-title">
      <h3 id="speed-advice-title" className="type-section">
        {t.recommendationsTitle}
      </h3>
      {result !== null && (
        <div className="speed-own">
          <h4 className="type-head">{t.siteRecommendationsTitle}</h4>
          {result.recommendations.length === 0 ? (
            <p className="kit-soft">{t.noSiteRecommendations}</p>
          ) : (
            <StarSteps>
              {result.recommendations.map((recommendation) => (
                <li key={recommendation.id}>
                  <h5>{recommendation.title}</h5>
                  <p className="kit-soft">{recommendation.text}</p>
                  <Savings t={t} recommendation={recommendation} />
                  {recommendation.items.length > 0 && (
                    <details>
                      <summary className="link type-small">{t.showItems}</summary>
                      <LineList lines={recommendation.items.map(formatReadableUrl)} dir="ltr" />
                    </details>
                  )}
                </li>
              ))}
            </StarSteps>
          )}
        </div>
      )}
      <div className="speed-always">
        <h4 className="type-head">{t.alwaysTitle}</h4>
        <ul>
          {fixed.map(([title, text]) => (
            <li key={title}>
              <h5>{title}</h5>
              <p className="kit-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Savings({
  t,
  recommendation: { savedMs, savedBytes },
}: {
  readonly t: Props["t"];
  readonly recommendation: Recommendation;
}) {
  const time = savedMs > 0 ? formatTime(t, savedMs) : undefined;
  const size = savedBytes > 0 ? formatSize(t, savedBytes) : undefined;
  const what =
    time !== undefined && size !== undefined ? fill(t.savesBoth, { time, size }) : (time ?? size);
  return what === undefined ? null : <p className="speed-saves">{fill(t.saves, { what })}</p>;
}
