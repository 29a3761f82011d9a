import { useId, useRef, useState } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import { addPlace } from "../engine/map-phrase.ts";
import type { localMessages } from "../local-messages.ts";
import { maxKeywordChars } from "../max-keyword-chars.ts";

interface Props {
  readonly t: Texts<typeof localMessages>;
  readonly locale: Locale;
  readonly keyword: string;
  /** The language of the keyword, in which its place is written. */
  readonly language: Locale;
  readonly onSearch: (keyword: string) => void;
}

/** Places that one press chooses; any other is typed. */
const offeredPlaces: Readonly<Record<Locale, readonly string[]>> = {
  ar: ["القاهرة", "الإسكندرية", "الجيزة", "طنطا", "المنصورة"],
  en: ["Cairo", "Alexandria", "Giza", "Tanta", "Mansoura"],
};

/** Asks for the town or district of a business, and searches for the keyword with it. */
export function PlaceForm({ t, locale, keyword, language, onSearch }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className="kr-place"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (place.trim() !== "") return onSearch(addPlace(keyword, place, language));
        setIsMissing(true);
        field.current?.focus();
      }}
    >
      <label htmlFor={id}>{t.placeLabel}</label>
      <div className="kr-place-row">
        <input
          ref={field}
          id={id}
          className="field"
          type="text"
          dir="auto"
          autoComplete="address-level2"
          enterKeyHint="search"
          placeholder={t.placeExample}
          maxLength={Math.max(1, maxKeywordChars - addPlace(keyword, "", language).length)}
          value={place}
          aria-invalid={isMissing}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            setPlace(target.value);
            setIsMissing(false);
          }}
        />
        <button type="submit" className="button">
          {t.placeSearch}
        </button>
      </div>
      <p id={`${id}-error`} className="field-error">
        {isMissing && t.placeMissing}
      </p>
      <ul
        className="kr-place-offers"
        aria-label={t.placeOffers}
        lang={language === locale ? undefined : language}
      >
        {offeredPlaces[language].map((one) => (
          <li key={one}>
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => onSearch(addPlace(keyword, one, language))}
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
