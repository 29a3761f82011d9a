import { getChatUrl } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { formatPrice, formatPriceExample, type PriceWithExample } from "../../format-price.ts";
import { chatMessages } from "../../messages/layout.ts";
import { serviceMessages } from "../../messages/services.ts";
import "./service-facts.css";

/** The facts of a service that are shown beside its text. */
export interface ServiceTerms {
  readonly id: string;
  readonly title: string;
  readonly duration: string;
  readonly price: PriceWithExample;
  readonly priceExample: string;
  readonly priceFactors: string;
  readonly meet: string;
}

interface Props {
  readonly locale: Locale;
  readonly service: ServiceTerms;
}

/**
 * The price and the time of a service with the way to its request, then the rest of its facts. On a
 * phone it follows the first sentences, so that the first screen has all three.
 */
export function ServiceFacts({ locale, service }: Props) {
  const t = pick(serviceMessages, locale);
  return (
    <aside className="sticky-side service-facts" aria-label={t.facts}>
      <dl className="service-terms">
        <div>
          <dt className="type-small">{t.price}</dt>
          <dd>{formatPrice(locale, service.price)}</dd>
        </div>
        <div>
          <dt className="type-small">{t.duration}</dt>
          <dd>{service.duration}</dd>
        </div>
      </dl>
      <ServiceActions locale={locale} service={service} />
      <dl className="rows type-small">
        <div data-price-example>
          <dt>{t.priceExample}</dt>
          <dd>{formatPriceExample(locale, service.price, service.priceExample)}</dd>
        </div>
        <div>
          <dt>{t.meet}</dt>
          <dd>{service.meet}</dd>
        </div>
        <div>
          <dt>{t.answer}</dt>
          <dd>{t.answerTime}</dd>
        </div>
      </dl>
      <p className="type-small">
        {service.priceFactors} {t.priceExact}
      </p>
    </aside>
  );
}

/** The two ways to ask for a service: its request, and a chat that names it. */
export function ServiceActions({ locale, service }: Props) {
  const t = pick(serviceMessages, locale);
  const greeting = fill(chatMessages.service[locale], { title: service.title });
  return (
    <div className="service-actions">
      <a href={localePath(locale, `/request-service?service=${service.id}`)} className="button">
        {t.requestThis}
      </a>
      <a href={getChatUrl(greeting)} rel="noopener" className="button button-quiet">
        <Icon name="whatsapp" />
        {t.chat}
      </a>
    </div>
  );
}
