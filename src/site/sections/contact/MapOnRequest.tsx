import { brand } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { contactMessages } from "../../messages/about.ts";
import { StreetMap } from "./StreetMap.tsx";

/**
 * The street as a drawing, and a button that shows the map of a service over it. The address, the
 * link to that service and the way back to the drawing are beside it, whichever map is shown.
 */
export function MapOnRequest({ locale }: { readonly locale: Locale }) {
  const t = pick(contactMessages, locale);
  return (
    <section className="band" aria-labelledby="map">
      <h2 className="type-section" id="map">
        {t.mapHead}
      </h2>
      <div className="contact-map">
        <div
          className="contact-map-place"
          data-map
          data-src={brand.mapUrl[locale]}
          data-title={t.mapTitle}
        >
          <StreetMap locale={locale} />
          <button type="button" className="button button-quiet js-only">
            <Icon name="pin" />
            {t.mapLoad}
          </button>
        </div>
        <div>
          {/* Beside the button that it answers. */}
          <p role="status" className="contact-map-status">
            <span data-map-waiting hidden>
              {t.mapWaiting}
            </span>
            <span data-map-failed hidden>
              {t.mapFailed}
            </span>
          </p>
          <button type="button" className="button button-quiet" data-map-back hidden>
            {t.mapBack}
          </button>
          <p className="type-head">{brand.address[locale]}</p>
          <p>{brand.hours[locale]}</p>
          <p className="contact-map-note">{t.mapText}</p>
          <p>
            <a
              className="button button-quiet button-small"
              href={brand.mapUrl[locale].replace("&output=embed", "")}
              rel="noopener"
            >
              {t.mapOpen}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
