import type { ReactNode } from "react";
import { StepStar } from "#brand/window/steps/StepStar.tsx";
import { pick, type Locale } from "#i18n/messages.ts";
import { contactMessages } from "../../messages/about.ts";
import "./request-page.css";

interface Props {
  readonly locale: Locale;
  /** The words of the heading, whose id is `next`. */
  readonly title: ReactNode;
}

/** What happens with a request, in three steps. */
export function NextSteps({ locale, title }: Props) {
  const t = pick(contactMessages, locale);
  return (
    <>
      <h2 className="type-head" id="next">
        {title}
      </h2>
      <ol className="rows">
        {[t.nextFirst, t.nextSecond, t.nextThird].map((text, i) => (
          <li key={text}>
            <StepStar step={i + 1} of={3} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
