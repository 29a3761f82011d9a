import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { Wordmark } from "#brand/Wordmark.tsx";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { layoutMessages } from "../messages/layout.ts";
import { SocialLinks } from "./SocialLinks.tsx";

interface Link {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly locale: Locale;
  /** The services and tutorials that the footer links to, with their titles. */
  readonly services: readonly Link[];
  readonly tutorials: readonly Link[];
  readonly year: number;
}

export function Footer({ locale, services, tutorials, year }: Props) {
  const t = pick(layoutMessages, locale);
  return (
    <footer className="footer">
      <div className="wrap footer-inside">
        <div className="grid-12 footer-columns">
          <AboutColumn locale={locale} />
          <FooterLinks title={t.services}>
            {[
              ...services.map(({ id, title }) => ({ href: `/services/${id}`, title })),
              { href: "/services", title: t.allServices },
            ].map(({ href, title }) => (
              <FooterLink key={href} href={localePath(locale, href)} title={title} />
            ))}
          </FooterLinks>
          <FooterLinks title={t.tutorials}>
            {[
              ...tutorials.map(({ id, title }) => ({ href: `/tutorials/${id}`, title })),
              { href: "/tutorials", title: t.allTutorials },
            ].map(({ href, title }) => (
              <FooterLink key={href} href={localePath(locale, href)} title={title} />
            ))}
          </FooterLinks>
          <FooterLinks title={t.getInTouch}>
            <li className="footer-address">{brand.address[locale]}</li>
            <FooterLink
              href={`tel:+${brand.phone.digits}`}
              title={<bdi dir="ltr">{brand.phone.shown}</bdi>}
            />
            <FooterLink href={getMailUrl()} title={<bdi dir="ltr">{brand.email}</bdi>} />
            <FooterLink href={getChatUrl()} title={t.chat} />
          </FooterLinks>
        </div>
        <div className="type-small footer-legal">
          <p>{fill(t.rights, { year, name: brand.name[locale] })}</p>
          <a href={localePath(locale, "/privacy-policy")}>{t.privacy}</a>
          <a href={localePath(locale, "/terms-conditions")}>{t.terms}</a>
        </div>
      </div>
    </footer>
  );
}

function AboutColumn({ locale }: Pick<Props, "locale">) {
  return (
    <div className="footer-about">
      <Wordmark locale={locale} />
      <p>{brand.slogan[locale]}</p>
      <SocialLinks locale={locale} />
    </div>
  );
}

function FooterLinks({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className="footer-links">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ href, title }: { readonly href: string; readonly title: React.ReactNode }) {
  const isPhone = href.startsWith("tel:");
  return (
    <li>
      <a href={href} className={isPhone ? "phone-link" : undefined}>
        {title}
      </a>
    </li>
  );
}
