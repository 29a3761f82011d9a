import type { ReactNode } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { StepStar } from "#brand/window/steps/StepStar.tsx";
import { contactMessages } from "../../messages/about.ts";

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
    <div className="wrap pt-8 lg:pt-14">
      <h1 className="type-title">{t.requestHead}</h1>
      <p className="type-lede mt-5">{t.requestLede}</p>
      <div className="grid-12 mt-10 items-start gap-y-14 lg:mt-14">
        <div className="col-span-12 lg:col-span-7">{children}</div>
        <aside
          className="sticky-side col-span-12 lg:col-span-4 lg:col-start-9"
          aria-labelledby="next"
        >
          <h2 className="type-head border-t-3 border-brand pt-4" id="next">
            {t.next}
          </h2>
          <ol className="rows mt-4">
            {[t.nextFirst, t.nextSecond, t.nextThird].map((text, i) => (
              <li key={text} className="flex items-center gap-4 py-4">
                <StepStar step={i + 1} of={3} className="w-13 flex-none" />
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}
