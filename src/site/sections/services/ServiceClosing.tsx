import { pick, type Locale } from "#i18n/messages.ts";
import { formatPrice } from "../../format-price.ts";
import { serviceMessages } from "../../messages/services.ts";
import { ServiceActions, type ServiceTerms } from "./ServiceFacts.tsx";

interface Props {
  readonly locale: Locale;
  readonly service: ServiceTerms;
}

/** The end of a service's page: the next step, with what it costs and how long it takes. */
export function ServiceClosing({ locale, service }: Props) {
  const t = pick(serviceMessages, locale);
  return (
    <section className="wrap call service-closing" aria-labelledby="call">
      <h2 className="type-title" id="call">
        {t.closing}
      </h2>
      <p className="type-lede">{t.closingText}</p>
      <p className="service-closing-terms">
        {service.title} <span>{formatPrice(locale, service.price)}</span>{" "}
        <span>{service.duration}</span>
      </p>
      <ServiceActions locale={locale} service={service} />
    </section>
  );
}
