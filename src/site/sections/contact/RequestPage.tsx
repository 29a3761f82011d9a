import type { ReactNode } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { StepStar } from "#brand/window/steps/StepStar.tsx";
import { contactMessages } from "../../messages/about.ts";
import "./request-page.css";

/** The request form with what happens next beside it. */
export function RequestPage({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  const t = pick(contactMessages, locale);
  return (
    <div className="wrap page-top request-page">
      <h1 className="type-title">{t.requestHead}</h1>
      <p className="type-lede">{t.requestLede}</p>
      <div className="grid-12">
        <div>{children}</div>
        <aside className="sticky-side request-next" aria-labelledby="next">
          <h2 className="type-head" id="next">
            {t.next}
          </h2>
          <ol className="rows">
            {[t.nextFirst, t.nextSecond, t.nextThird].map((text, i) => (
              <li key={text}>
                <StepStar step={i + 1} of={3} />
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}
