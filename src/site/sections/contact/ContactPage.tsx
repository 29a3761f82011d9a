import type { ReactNode } from "react";
import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { NetworkIcon } from "#ui/NetworkIcon.tsx";
import { contactMessages } from "../../messages/about.ts";
import { layoutMessages } from "../../messages/layout.ts";

/** The form beside the other contact details, and below them the map, which loads only on request. */
export function ContactPage({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  const t = pick(contactMessages, locale);
  return (
    <div className="wrap pt-8 lg:pt-14">
      <h1 className="type-title">{t.head}</h1>
      <p className="type-lede mt-5">{t.lede}</p>
      <div className="grid-12 mt-10 items-start gap-y-14 lg:mt-14">
        <div className="col-span-12 lg:col-span-7">{children}</div>
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
    <section
      className="col-span-12 lg:col-span-4 lg:col-start-9"
      aria-labelledby="contact-info"
      data-contact-info
    >
      <h2 className="type-head border-t-3 border-brand pt-4" id="contact-info">
        {t.infoHead}
      </h2>
      <ul className="rows mt-4">
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
      <ul className="mt-6 flex gap-2.5" aria-label={layout.follow}>
        {brand.socials.map(({ id, name, url }) => (
          <li key={id}>
            <a
              href={url}
              rel="noopener"
              aria-label={name[locale]}
              className="grid size-11 place-items-center rounded-control border-[1.5px] border-edge hover:border-ink"
            >
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
      <div
        className="mt-7 grid h-100 place-items-center overflow-hidden rounded-picture bg-sunk lg:h-120"
        data-map
        data-src={brand.mapUrl[locale]}
        data-title={t.mapTitle}
      >
        <div className="max-w-[32em] px-6 text-center">
          <Icon name="pin" className="mx-auto size-9! text-brand" />
          <p className="mt-3">{t.mapText}</p>
          <button type="button" className="button js-only mt-5">
            {t.mapLoad}
          </button>
          <p className="no-js-only mt-5">
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
    <li className="flex gap-4 py-4">
      <Icon name={icon} className="mt-1 text-brand" />
      <div>
        <p className="type-small text-soft">{label}</p>
        {href === undefined ? (
          <p>{children}</p>
        ) : (
          <a
            className={`font-semibold hover:text-brand hover:underline ${href.startsWith("tel:") ? "whitespace-nowrap" : ""}`}
            href={href}
          >
            {children}
          </a>
        )}
      </div>
    </li>
  );
}
