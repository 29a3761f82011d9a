import { pick, type Locale } from "#i18n/messages.ts";
import { MoonPage } from "../sections/MoonPage.tsx";
import { offlineMessages } from "./messages.ts";

/** The page that replaces one that is neither reachable nor cached. */
export function Offline({ locale }: { readonly locale: Locale }) {
  const t = pick(offlineMessages, locale);
  const heading = (
    <>
      <h1 className="type-title">{t.head}</h1>
      <p className="type-lede">{t.text}</p>
    </>
  );
  return (
    <MoonPage locale={locale} seed={2} heading={heading}>
      {/* A form without an action requests the page's own URL again. */}
      <form>
        <button type="submit" className="button" data-again>
          {t.again}
        </button>
      </form>
    </MoonPage>
  );
}
