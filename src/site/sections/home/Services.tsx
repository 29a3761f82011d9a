import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import type { ThemedDrawing } from "../../drawings.ts";
import { ThemedImage } from "../ThemedImage.tsx";
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
  /** The first service's mark. */
  readonly mark: ThemedDrawing;
}

export function Services({ locale, services, mark }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <section className="wrap band grid-12 home-services">
      <div>
        <h2 className="type-section">{t.servicesHead}</h2>
        <p className="home-text">{t.servicesText}</p>
        <a href={localePath(locale, "/services")} className="link">
          {t.servicesAll}
        </a>
        <ThemedImage drawing={mark} className="home-mark" />
      </div>
      <div className="rows">
        {services.map(({ id, title, summary }) => (
          <ServiceCard key={id} locale={locale} id={id} title={title} description={summary} />
        ))}
      </div>
    </section>
  );
}
