import "./moon-page.css";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { notFoundMessages } from "../messages/about.ts";
import { layoutMessages } from "../messages/layout.ts";

export function NotFound({ locale }: { readonly locale: Locale }) {
  const t = pick(notFoundMessages, locale);
  const layout = pick(layoutMessages, locale);
  return (
    <div className="wrap grid-12 page-top moon-page">
      <div className="moon-page-words">
        <h1>
          <span className="moon-page-code">404</span>
          <span>{t.message}</span>
        </h1>
        <p className="type-lede">{t.hint}</p>
        <ul className="link-row">
          {(["services", "tools", "tutorials", "contact"] as const).map((name) => (
            <li key={name}>
              <a href={localePath(locale, `/${name}`)} className="link">
                {layout[name]}
              </a>
            </li>
          ))}
        </ul>
        <a href={localePath(locale, "/")} className="button" data-home>
          {t.home}
        </a>
      </div>
      <Qamariyya id="moon" variant="moon" seed={3} />
    </div>
  );
}
