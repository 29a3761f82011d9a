import type { MouseEvent } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { StarSteps } from "#ui/StarSteps.tsx";
import { revealElement } from "#ui/use-reveal.ts";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { Prose } from "./Prose.tsx";

const stepsId = "seo-steps";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly report: PageReport;
}

/** The steps that raise the score of this page most, at most five. */
export function Steps({ t, locale, report: { steps, score, reachableScore } }: Props) {
  return (
    <section id={stepsId} className="seo-steps" tabIndex={-1} aria-labelledby="seo-steps-title">
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

/** Takes the visitor and the focus to the steps, without a second entry in the history. */
function showSteps(event: MouseEvent): void {
  event.preventDefault();
  revealElement(document.getElementById(stepsId)!, { place: "top" });
}

/** The step that raises the score most, beside the score; nothing where nothing needs fixing. */
export function FirstStep({
  t,
  report: { steps },
}: {
  readonly t: Texts<typeof extraMessages>;
  readonly report: PageReport;
}) {
  const [first] = steps;
  if (first === undefined) return null;
  return (
    <div className="seo-first">
      <p className="type-small kit-soft">{fill(t.startWith, { step: first.title })}</p>
      <p className="seo-first-fix">
        <Prose text={first.fix} />
      </p>
      <a className="link" href={`#${stepsId}`} onClick={showSteps}>
        {t.allSteps}
      </a>
    </div>
  );
}
