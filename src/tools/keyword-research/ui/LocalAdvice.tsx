import { useId, type ReactNode } from "react";
import { Star } from "#brand/window/stars/Star.tsx";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import type { SearchResponse } from "../contract.ts";
import { localMessages } from "../local-messages.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { PlaceForm } from "./PlaceForm.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly response: SearchResponse;
  readonly onSearch: (keyword: string) => void;
  /** What to do with the phrase where its place is known. */
  readonly action?: ReactNode;
}

/**
 * The advice for a shop, a clinic or a person, which searchers look for near them (decision 101):
 * first the place on the map, then a page that names the town. Where no town was typed it is the
 * next thing to say.
 */
export function LocalAdvice({ locale, response, onSearch, action }: Props) {
  const t = pick(localMessages, locale);
  const id = useId();
  const { keyword, language, place } = response;
  return (
    <section className="kr-suggestion kr-local" aria-labelledby={id}>
      <h3 id={id} className="kr-suggestion-label">
        <Star />
        {t.title}
      </h3>
      <ol>
        <li>
          <strong>{t.mapTitle}</strong>
          <p>{fill(t.mapText, { keyword })}</p>
        </li>
        <li>
          <strong>{place === null ? t.pageTitle : t.placedTitle}</strong>
          {place === null ? (
            <PlaceForm
              t={t}
              locale={locale}
              keyword={keyword}
              language={language}
              onSearch={onSearch}
            />
          ) : (
            <>
              <p className="kr-suggestion-phrase">
                <bdi>{keyword}</bdi>
              </p>
              <p>{t.placedText}</p>
              {action !== undefined && <div className="kr-suggestion-action">{action}</div>}
            </>
          )}
        </li>
      </ol>
    </section>
  );
}
