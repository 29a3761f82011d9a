import "../sections/moon-page.css";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { layoutMessages } from "../messages/layout.ts";
import { offlineMessages } from "./messages.ts";

/** The page that replaces one that is neither reachable nor cached. */
export function Offline({ locale }: { readonly locale: Locale }) {
  const t = pick(offlineMessages, locale);
  const layout = pick(layoutMessages, locale);
  return (
    <div className="wrap grid-12 page-top moon-page">
      <div className="moon-page-words">
        <h1 className="type-title">{t.head}</h1>
        <p className="type-lede">{t.text}</p>
        <ul className="link-row">
          {(["services", "tools", "tutorials", "contact"] as const).map((name) => (
            <li key={name}>
              <a href={localePath(locale, `/${name}`)} className="link">
                {layout[name]}
              </a>
            </li>
          ))}
        </ul>
        {/* A form without an action requests the page's own URL again. */}
        <form>
          <button type="submit" className="button" data-again>
            {t.again}
          </button>
        </form>
      </div>
      <Qamariyya id="moon" variant="moon" seed={2} />
    </div>
  );
}
