import { BigMark } from "#brand/window/marks/BigMark.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import { ServiceCard } from "../services/ServiceCard.tsx";
import "./home.css";

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
    <section className="wrap band grid-12 home-services">
      <div>
        <h2 className="type-section">{t.servicesHead}</h2>
        <p className="home-text">{t.servicesText}</p>
        <a href={localePath(locale, "/services")} className="link">
          {t.servicesAll}
        </a>
        <BigMark service={services[0]!.id} id="services-moon" />
      </div>
      <div className="rows">
        {services.map(({ id, title, summary }) => (
          <ServiceCard key={id} locale={locale} id={id} title={title} description={summary} />
        ))}
      </div>
    </section>
  );
}
