import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { StarSteps } from "#ui/StarSteps.tsx";
import type { PageReport } from "../contract.ts";
import type { messages } from "../messages.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly report: PageReport;
}

/** The steps that raise the score of this page most, at most five. */
export function Steps({ t, locale, report: { steps, score, reachableScore } }: Props) {
  return (
    <section className="seo-steps" aria-labelledby="seo-steps-title">
      <h2 id="seo-steps-title" className="type-head">
        {count(locale, t.stepsTitle, steps.length)}
      </h2>
      {steps.length === 0 && <p>{t.nothingToFix}</p>}
      <StarSteps>
        {steps.map(({ rule, title, fix }) => (
          <li key={rule}>
            <h3>{title}</h3>
            <p>
              <Prose text={fix} />
            </p>
          </li>
        ))}
      </StarSteps>
      {reachableScore > score && (
        <p className="seo-reach">{fill(t.reachableScore, { score: reachableScore })}</p>
      )}
    </section>
  );
}
