import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { StarSteps } from "#ui/StarSteps.tsx";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: PageReport;
  /** Shows what a rule found, in the list of findings. */
  readonly onShow: (rule: string) => void;
}

/**
 * The steps that raise the score of this page most, at most five. The first is open: a reader sees
 * what a step contains, and the next two are still in the first window of a phone.
 */
export function Steps({ t, extra, locale, report, onShow }: Props) {
  const { steps, score, reachableScore, findings, blocker } = report;
  // What keeps the page out of search is said beside the score.
  const foundByRule = new Map(
    findings.filter(({ rule }) => rule !== blocker?.rule).map(({ rule, found }) => [rule, found]),
  );
  return (
    <section className="seo-steps" aria-labelledby="seo-steps-title">
      <h3 id="seo-steps-title">{count(locale, t.stepsTitle, steps.length)}</h3>
      {steps.length === 0 && <p>{t.nothingToFix}</p>}
      <StarSteps>
        {steps.map(({ rule, title, fix }, i) => (
          <li key={rule}>
            <details className="seo-unfold" open={i === 0}>
              <summary>
                <h4>{title}</h4>
                {foundByRule.has(rule) && (
                  <span className="seo-step-found type-small kit-soft">
                    <Prose text={foundByRule.get(rule) ?? ""} />
                  </span>
                )}
              </summary>
              <p>
                <Prose text={fix} />
              </p>
              <button type="button" className="link type-small" onClick={() => onShow(rule)}>
                {extra.showFinding}
                <span className="kit-hidden">: {title}</span>
              </button>
            </details>
          </li>
        ))}
      </StarSteps>
      {reachableScore > score && (
        <p className="type-small kit-soft">{fill(t.reachableScore, { score: reachableScore })}</p>
      )}
    </section>
  );
}
