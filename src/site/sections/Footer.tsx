import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { Wordmark } from "#brand/Wordmark.tsx";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { NetworkIcon } from "#ui/NetworkIcon.tsx";
import { layoutMessages } from "../messages/layout.ts";

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
    <footer className="border-t border-line print:hidden">
      <div className="wrap pt-16 pb-24 lg:pb-8">
        <div className="grid-12 gap-y-10">
          <AboutColumn locale={locale} />
          <FooterLinks title={t.services} className="sm:col-span-4 lg:col-span-2">
            {[
              ...services.map(({ id, title }) => ({ href: `/services/${id}`, title })),
              { href: "/services", title: t.allServices },
            ].map(({ href, title }) => (
              <FooterLink key={href} href={localePath(locale, href)} title={title} />
            ))}
          </FooterLinks>
          <FooterLinks title={t.tutorials} className="sm:col-span-4 lg:col-span-3">
            {[
              ...tutorials.map(({ id, title }) => ({ href: `/tutorials/${id}`, title })),
              { href: "/tutorials", title: t.allTutorials },
            ].map(({ href, title }) => (
              <FooterLink key={href} href={localePath(locale, href)} title={title} />
            ))}
          </FooterLinks>
          <FooterLinks title={t.getInTouch} className="sm:col-span-4 lg:col-span-3">
            <li className="py-1.5 text-soft">{brand.address[locale]}</li>
            <FooterLink
              href={`tel:+${brand.phone.digits}`}
              title={<bdi dir="ltr">{brand.phone.shown}</bdi>}
            />
            <FooterLink href={getMailUrl()} title={<bdi dir="ltr">{brand.email}</bdi>} />
            <FooterLink href={getChatUrl()} title={t.chat} />
          </FooterLinks>
        </div>
        <div className="mt-14 flex flex-col gap-x-7 gap-y-2 border-t border-line pt-5 type-small text-soft sm:flex-row sm:items-center lg:pe-16">
          <p className="me-auto">{fill(t.rights, { year, name: brand.name[locale] })}</p>
          <a className="py-1 hover:text-ink" href={localePath(locale, "/privacy-policy")}>
            {t.privacy}
          </a>
          <a className="py-1 hover:text-ink" href={localePath(locale, "/terms-conditions")}>
            {t.terms}
          </a>
        </div>
      </div>
    </footer>
  );
}

function AboutColumn({ locale }: Pick<Props, "locale">) {
  const t = pick(layoutMessages, locale);
  return (
    <div className="col-span-12 lg:col-span-4">
      <Wordmark locale={locale} />
      <p className="mt-4 mb-5 max-w-80 text-soft">{brand.slogan[locale]}</p>
      <ul className="flex gap-2.5" aria-label={t.follow}>
        {brand.socials.map(({ id, name, url }) => (
          <li key={id}>
            <a
              href={url}
              rel="noopener"
              aria-label={name[locale]}
              className="grid size-11 place-items-center rounded-control border border-line hover:border-ink"
            >
              <NetworkIcon name={id} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLinks({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={`col-span-12 ${className}`}>
      <h2 className="mb-2.5 text-base font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ href, title }: { readonly href: string; readonly title: React.ReactNode }) {
  return (
    <li>
      <a
        className={`inline-block py-1.5 text-soft hover:text-ink hover:underline ${href.startsWith("tel:") ? "whitespace-nowrap" : ""}`}
        href={href}
      >
        {title}
      </a>
    </li>
  );
}
