import { ServiceMark } from "#brand/window/marks/ServiceMark.tsx";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { layoutMessages } from "../../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly level?: 2 | 3;
}

/** A row of the list of services: mark, title, summary and an arrow. The whole row is the link. */
export function ServiceCard({ locale, id, title, description, level = 3 }: Props) {
  const t = pick(layoutMessages, locale);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="group relative grid grid-cols-[3.25rem_1fr_auto] items-center gap-x-4 gap-y-1 py-5 sm:grid-cols-[4rem_1fr_1.2fr_auto] sm:gap-x-7 sm:py-6">
      <ServiceMark service={id} className="row-span-2 w-full sm:row-span-1" />
      <Heading className="type-head transition-colors group-hover:text-brand">{title}</Heading>
      <p className="col-start-2 row-start-2 text-soft sm:col-start-3 sm:row-start-1">
        {description}
      </p>
      <a
        href={localePath(locale, `/services/${id}`)}
        className="col-start-3 row-start-1 inline-flex min-h-11 items-center gap-2 text-brand after:absolute after:inset-0 sm:col-start-4"
      >
        <span className="sr-only type-small font-semibold group-hover:underline xl:not-sr-only">
          {t.readMore}
        </span>
        <span className="sr-only">{fill(t.aboutTitle, { title })}</span>
        <Icon
          name="onward"
          className="transition-transform group-hover:-translate-x-1 ltr:group-hover:translate-x-1"
        />
      </a>
    </article>
  );
}
