import "./contact-page.css";
import type { ReactNode } from "react";
import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { contactMessages } from "../../messages/about.ts";
import { layoutMessages } from "../../messages/layout.ts";
import { SocialLinks } from "../SocialLinks.tsx";
import { FormPage } from "./FormPage.tsx";
import { MapOnRequest } from "./MapOnRequest.tsx";

/**
 * The form beside the other contact details, and below them the map, which loads only on request.
 * On a phone the ways that need no form come first.
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
    <FormPage
      title={t.head}
      lede={t.lede}
      ways={<QuickWays locale={locale} />}
      form={
        <>
          <h2 className="type-head contact-form-head">{t.formHead}</h2>
          {children}
        </>
      }
      aside={<ContactInfo locale={locale} />}
    >
      <MapOnRequest locale={locale} />
    </FormPage>
  );
}

/**
 * WhatsApp, phone and mail as one row of large targets, where the details are not beside the form.
 */
function QuickWays({ locale }: { readonly locale: Locale }) {
  const t = pick(contactMessages, locale);
  const ways = [
    { icon: "whatsapp", href: getChatUrl(), name: t.quickChat },
    { icon: "phone", href: `tel:+${brand.phone.digits}`, name: t.quickCall },
    { icon: "mail", href: getMailUrl(), name: t.quickMail },
  ] as const;
  return (
    <ul className="contact-quick" aria-label={t.quickWays}>
      {ways.map(({ icon, href, name }) => (
        <li key={icon}>
          <a href={href}>
            <Icon name={icon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactInfo({ locale }: { readonly locale: Locale }) {
  const t = pick(contactMessages, locale);
  const layout = pick(layoutMessages, locale);
  return (
    <section className="form-aside" aria-labelledby="contact-info" data-contact-info>
      <h2 className="type-head" id="contact-info">
        {t.infoHead}
      </h2>
      <ul className="rows">
        <ContactWay icon="whatsapp" label={layout.chat} href={getChatUrl()}>
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
      <SocialLinks locale={locale} />
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
