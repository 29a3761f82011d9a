import { BigMark } from "#brand/window/marks/BigMark.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import { ServiceCard } from "../services/ServiceCard.tsx";

interface Props {
  readonly locale: Locale;
  /** The first six services. */
  readonly services: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
  }[];
}

export function Services({ locale, services }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <section className="wrap band grid-12 items-start gap-y-7">
      <div className="col-span-12 lg:col-span-4">
        <h2 className="type-section">{t.servicesHead}</h2>
        <p className="mt-2 mb-4 max-w-[21em] text-lg text-soft lg:mt-3.5 lg:mb-6">
          {t.servicesText}
        </p>
        <a href={localePath(locale, "/services")} className="link">
          {t.servicesAll}
        </a>
        <BigMark
          service={services[0]!.id}
          id="services-moon"
          className="mt-14 hidden w-75 lg:block"
        />
      </div>
      <div className="rows col-span-12 lg:col-span-8">
        {services.map(({ id, title, summary }) => (
          <ServiceCard key={id} locale={locale} id={id} title={title} description={summary} />
        ))}
      </div>
    </section>
  );
}
