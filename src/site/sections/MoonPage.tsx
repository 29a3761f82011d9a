import "./moon-page.css";
import type { ReactNode } from "react";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { layoutMessages } from "../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  readonly seed: number;
  readonly heading: ReactNode;
  /** What the visitor can do, below the links. */
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown: links to the main pages, beside a moon. */
export function MoonPage({ locale, seed, heading, children }: Props) {
  const t = pick(layoutMessages, locale);
  return (
    <div className="wrap grid-12 page-top moon-page">
      <div className="moon-page-words">
        {heading}
        <ul className="link-row">
          {(["services", "tools", "tutorials", "contact"] as const).map((name) => (
            <li key={name}>
              <a href={localePath(locale, `/${name}`)} className="link">
                {t[name]}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <Qamariyya id="moon" variant="moon" seed={seed} />
    </div>
  );
}
