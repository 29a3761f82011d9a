import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { StarSteps } from "#ui/StarSteps.tsx";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { Prose } from "./Prose.tsx";

/** One thing to do. */
export interface StepItem {
  readonly id: string;
  readonly title: string;
  readonly fix: string;
  /** What was found; null where it is said elsewhere. */
  readonly found: string | null;
}

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly steps: readonly StepItem[];
  /** What is gained by all of them. */
  readonly gain?: string | null;
  /** Shows what a step is about, further down in the report. */
  readonly onShow: (id: string) => void;
}

/** The steps of a page, each with what was found. */
export function listPageSteps({ steps, findings, blocker }: PageReport): readonly StepItem[] {
  const foundByRule = new Map(findings.map(({ rule, found }) => [rule, found]));
  return steps.map(({ rule, title, fix }) => ({
    id: rule,
    title,
    fix,
    // What keeps the page out of search is said beside the score.
    found: rule === blocker?.rule ? null : (foundByRule.get(rule) ?? null),
  }));
}

/**
 * What to do first, in this order. The first step is open: a reader sees what a step contains, and
 * the next two are still in the first window of a phone.
 */
export function Steps({ t, extra, locale, steps, gain = null, onShow }: Props) {
  return (
    <section className="seo-steps" aria-labelledby="seo-steps-title">
      <h3 id="seo-steps-title">{count(locale, t.stepsTitle, steps.length)}</h3>
      {steps.length === 0 && <p>{t.nothingToFix}</p>}
      <StarSteps>
        {steps.map(({ id, title, fix, found }, i) => (
          <li key={id}>
            <details className="seo-unfold" open={i === 0}>
              <summary>
                <h4>{title}</h4>
                {found !== null && (
                  <span className="seo-step-found type-small kit-soft">
                    <Prose text={found} />
                  </span>
                )}
              </summary>
              <p>
                <Prose text={fix} />
              </p>
              <button type="button" className="link type-small" onClick={() => onShow(id)}>
                {extra.showFinding}
                <span className="kit-hidden">: {title}</span>
              </button>
            </details>
          </li>
        ))}
      </StarSteps>
      {gain !== null && <p className="type-small kit-soft">{gain}</p>}
    </section>
  );
}
