import type { Effort } from "#base/effort.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { StarSteps } from "#ui/StarSteps.tsx";
import type { PageReport } from "../contract.ts";
import { findDetail } from "../engine/name-finding.ts";
import { explainTerms } from "../engine/plain-terms.ts";
import { wordStepsMessage, type StepItem } from "../engine/steps-message.ts";
import { EffortLine } from "#ui/EffortLine.tsx";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { Prose } from "./Prose.tsx";
import { WhereSentence } from "./Where.tsx";

/** One thing to do, and what it takes. */
export interface ReportStep extends StepItem {
  /** What it costs the owner not to do it. */
  readonly why: string;
  readonly effort: Effort;
}

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  /** The page or site that the steps are about. */
  readonly url: string;
  readonly steps: readonly ReportStep[];
  /** The sentence above the steps: its terms are not explained again. */
  readonly headline: string;
  /** What is gained by all of them. */
  readonly gain?: string | null;
  /** Shows what a step is about, further down in the report. */
  readonly onShow: (id: string) => void;
}

/** The steps of a page, each with what was found. */
export function listPageSteps({ steps, findings, blocker }: PageReport): readonly ReportStep[] {
  const byRule = new Map(findings.map((finding) => [finding.rule, finding]));
  return steps.map(({ rule, title, why, fix, effort }) => ({
    id: rule,
    title,
    why,
    fix,
    where: byRule.get(rule)?.where,
    effort,
    // What keeps the page out of search is said above the score.
    found: rule === blocker?.rule ? null : (byRule.get(rule)?.found ?? null),
    places: byRule.get(rule)?.evidence ?? [],
  }));
}

/** Drops an address at the end: the finding that a step leads to has it. */
function dropTrailingAddress(found: string): string {
  const at = found.lastIndexOf(" ");
  return /^https?:/i.test(found.slice(at + 1)) ? found.slice(0, at).replace(/:$/, "") : found;
}

/** What was found, as far as the title does not say it; "" where it does. */
function wordDetail({ found: label }: Props["extra"], { title, found }: ReportStep): string {
  const detail = (found === null ? null : findDetail(title, dropTrailingAddress(found))) ?? "";
  return /^\d+( \p{L}{2} \d+)?$/u.test(detail) ? fill(label, { n: detail }) : detail;
}

/**
 * What to do first, in this order. The first step is open: a reader sees what a step contains, and
 * the next two are still in the first window of a phone.
 */
export function Steps({ t, extra, locale, url, steps, headline, gain = null, onShow }: Props) {
  const texts = explainTerms(
    locale,
    steps.flatMap((step) => [step.title, wordDetail(extra, step), step.why, step.fix]),
    headline,
  );
  return (
    <section className="seo-steps" aria-labelledby="seo-steps-title">
      <h3 id="seo-steps-title">{count(locale, t.stepsTitle, steps.length)}</h3>
      {steps.length === 0 && <p>{t.nothingToFix}</p>}
      <StarSteps>
        {steps.map((step, i) => (
          <Step
            key={step.id}
            extra={extra}
            locale={locale}
            step={step}
            title={texts[4 * i]!}
            detail={texts[4 * i + 1]!}
            why={texts[4 * i + 2]!}
            fix={texts[4 * i + 3]!}
            isFirst={i === 0}
            onShow={onShow}
          />
        ))}
      </StarSteps>
      {gain !== null && <p className="seo-gain type-small kit-soft">{gain}</p>}
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

interface StepProps extends Pick<Props, "extra" | "locale" | "onShow"> {
  readonly step: ReportStep;
  /** The texts with their terms explained; the detail is "" where the title says all. */
  readonly title: string;
  readonly detail: string;
  readonly why: string;
  readonly fix: string;
  /** The first step is open. */
  readonly isFirst: boolean;
}

function Step({ extra, locale, step, title, detail, why, fix, isFirst, onShow }: StepProps) {
  return (
    <li>
      <details className="seo-unfold" open={isFirst}>
        <summary>
          <h4>
            <Prose text={title} />
          </h4>
          {detail !== "" && (
            <span className="seo-step-found type-small kit-soft">
              <Prose text={detail} />
            </span>
          )}
          <span className="seo-step-why type-small">
            <Prose text={why} />
          </span>
          <EffortLine t={extra} locale={locale} effort={step.effort} />
        </summary>
        <p>
          <Prose text={fix} />{" "}
          <button type="button" className="link type-small" onClick={() => onShow(step.id)}>
            {/* On a phone the finding of the first step says where, and the step does not. */}
            {step.where && isFirst && <span className="seo-show-where">{extra.showWhere}</span>}
            <span>{extra.showFinding}</span>
            <span className="kit-hidden">: {step.title}</span>
          </button>
        </p>
        {step.where && (
          <p className="seo-where">
            <WhereSentence extra={extra} where={step.where} />
          </p>
        )}
      </details>
    </li>
  );
}
