import { ServiceMark } from "#brand/window/marks/ServiceMark.tsx";
import { comma } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { layoutMessages } from "../../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly terms?: { readonly price: string; readonly duration: string };
  readonly level?: 2 | 3;
}

/** A row of the list of services: mark, title, summary and an arrow. The whole row is the link. */
export function ServiceCard({ locale, id, title, description, terms, level = 3 }: Props) {
  const t = pick(layoutMessages, locale);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="service-card">
      <ServiceMark service={id} />
      <Heading className="type-head">{title}</Heading>
      <p>{description}</p>
      {terms !== undefined && (
        <p className="service-card-terms type-small">
          <strong>{terms.price}</strong>
          <span className="sr-only">{comma[locale]}</span>
          <span>{terms.duration}</span>
        </p>
      )}
      <a href={localePath(locale, `/services/${id}`)}>
        <span className="service-card-more type-small">{t.readMore}</span>
        <span className="sr-only">{fill(t.aboutTitle, { title })}</span>
        <Icon name="forward" />
      </a>
    </article>
  );
}
