import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { StarSteps } from "#ui/StarSteps.tsx";
import type { PageReport } from "../contract.ts";
import { wordStepsMessage, type StepItem } from "../engine/steps-message.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  /** The page or site that the steps are about. */
  readonly url: string;
  readonly steps: readonly StepItem[];
  /** What is gained by all of them. */
  readonly gain?: string | null;
  /** Shows what a step is about, further down in the report. */
  readonly onShow: (id: string) => void;
}

/** Drops an address at the end, which leaves no room for the rest in one line of a phone. */
function dropTrailingAddress(found: string): string {
  const at = found.lastIndexOf(" ");
  return /^https?:/i.test(found.slice(at + 1)) ? found.slice(0, at).replace(/:$/, "") : found;
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
export function Steps({ t, extra, locale, url, steps, gain = null, onShow }: Props) {
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
                    <Prose text={dropTrailingAddress(found)} />
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
      {steps.length > 0 && (
        <CopyButton
          t={t}
          text={wordStepsMessage(locale, extra, steps, { url, reportUrl: location.href })}
          label={extra.copyForDeveloper}
          copied={extra.copiedForDeveloper}
          className="link type-small seo-for-developer"
        />
      )}
    </section>
  );
}
