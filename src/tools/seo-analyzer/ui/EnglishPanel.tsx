import { pick, type Locale } from "#i18n/messages.ts";
import type { EnglishReport } from "../english-contract.ts";
import { englishPanelMessages } from "../english-messages.ts";

interface Props {
  readonly locale: Locale;
  /** Undefined for a page with little English, and in older reports. */
  readonly english: EnglishReport | undefined;
}

/** How easy the English of the page is to read, and its longest sentences. */
export function EnglishPanel({ locale, english }: Props) {
  if (english === undefined) return null;
  const texts = pick(englishPanelMessages, locale);
  const { summary, long } = english;
  return (
    <section className="seo-arabic" aria-labelledby="seo-english-title">
      <h2 id="seo-english-title" className="type-head">
        {texts.title}
      </h2>
      <p className="kit-soft">{texts.intro}</p>
      <p className="seo-arabic-summary">{summary.join(" ")}</p>
      {long.length > 0 && (
        <>
          <p>{texts.longest}</p>
          <ul className="seo-arabic-reason">
            {long.map(({ text, length }, i) => (
              <li key={i}>
                <p lang="en" dir="ltr" className="seo-arabic-sentence">
                  {text}
                </p>
                <p className="type-small kit-soft">{length}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
