import "./contact-page.css";
import type { ReactNode } from "react";
import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { NetworkIcon } from "#ui/NetworkIcon.tsx";
import { contactMessages } from "../../messages/about.ts";
import { layoutMessages } from "../../messages/layout.ts";

/**
 * The form beside the other contact details, and below them the map, which loads only on request.
 */
export function ContactPage({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  const t = pick(contactMessages, locale);
  return (
    <div className="wrap contact">
      <h1 className="type-title">{t.head}</h1>
      <p className="type-lede">{t.lede}</p>
      <div className="grid-12 contact-columns">
        <div className="contact-form">{children}</div>
        <ContactInfo locale={locale} />
      </div>
      <MapOnRequest locale={locale} />
    </div>
  );
}

function ContactInfo({ locale }: { readonly locale: Locale }) {
  const t = pick(contactMessages, locale);
  const layout = pick(layoutMessages, locale);
  return (
    <section className="contact-info" aria-labelledby="contact-info" data-contact-info>
      <h2 className="type-head" id="contact-info">
        {t.infoHead}
      </h2>
      <ul className="rows">
        <ContactWay icon="chat" label={layout.chat} href={getChatUrl()}>
          <bdi dir="ltr">{brand.phone.shown}</bdi>
        </ContactWay>
        <ContactWay icon="phone" label={layout.phone} href={`tel:+${brand.phone.digits}`}>
          <bdi dir="ltr">{brand.phone.shown}</bdi>
        </ContactWay>
        <ContactWay icon="mail" label={layout.email} href={getMailUrl()}>
          <bdi dir="ltr">{brand.email}</bdi>
        </ContactWay>
        <ContactWay icon="pin" label={layout.address}>
          {brand.address[locale]}
        </ContactWay>
        <ContactWay icon="clock" label={layout.hours}>
          {brand.hours[locale]}
        </ContactWay>
      </ul>
      <ul className="contact-socials" aria-label={layout.follow}>
        {brand.socials.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} rel="noopener" aria-label={name[locale]}>
              <NetworkIcon name={id} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A button that loads the map. */
function MapOnRequest({ locale }: { readonly locale: Locale }) {
  const t = pick(contactMessages, locale);
  return (
    <section className="band" aria-labelledby="map">
      <h2 className="type-section" id="map">
        {t.mapHead}
      </h2>
      <div className="contact-map" data-map data-src={brand.mapUrl[locale]} data-title={t.mapTitle}>
        <div>
          <Icon name="pin" />
          <p>{t.mapText}</p>
          <button type="button" className="button js-only">
            {t.mapLoad}
          </button>
          <p className="no-js-only">
            <a
              className="link"
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

function ContactWay({
  icon,
  label,
  href,
  children,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly href?: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="contact-way">
      <Icon name={icon} />
      <div>
        <p className="type-small">{label}</p>
        {href === undefined ? (
          <p>{children}</p>
        ) : (
          <a href={href} className={href.startsWith("tel:") ? "phone-link" : undefined}>
            {children}
          </a>
        )}
      </div>
    </li>
  );
}
