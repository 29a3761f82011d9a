import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import type { getHomeDrawings } from "../../drawings.ts";
import { ThemedImage } from "../ThemedImage.tsx";
import { ServiceLinks } from "../services/ServiceLinks.tsx";
import "./hero.css";

interface Props {
  readonly locale: Locale;
  /** The first four services. */
  readonly services: readonly { readonly id: string; readonly title: string }[];
  readonly drawings: Awaited<ReturnType<typeof getHomeDrawings>>;
}

const statistics = [
  ["120+", "projectsCompleted"],
  ["98%", "happyClients"],
  ["10+", "yearsExperience"],
  ["25", "teamMembers"],
] as const;

export function Hero({ locale, services, drawings }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <>
      <section className="wrap grid-12 hero">
        <div className="hero-words">
          <h1 className="type-display">
            <span>{t.heroFirst} </span>
            <span>{t.heroSecond} </span>
            <span>{t.heroThird}</span>
          </h1>
          <p className="type-lede">{t.heroLede}</p>
          <div className="hero-links">
            <a href={localePath(locale, "/services")} className="button">
              {t.heroServices}
            </a>
            <a href={localePath(locale, "/contact")} className="button button-quiet">
              {t.heroContact}
            </a>
          </div>
          <AddressCheck locale={locale} />
        </div>
        <div className="hero-window">
          <Qamariyya id="hero" isUnlit />
          <ThemedImage drawing={drawings.lit} className="hero-lit" />
        </div>
      </section>
      <div className="hero-room">
        <ThemedImage drawing={drawings.floor} className="floor-light hero-floor" />
        <div className="wrap">
          <Statistics locale={locale} />
          <nav aria-label={t.heroPreview} className="hero-services">
            <ServiceLinks locale={locale} services={services} className="hero-columns" />
          </nav>
        </div>
      </div>
    </>
  );
}

function Statistics({ locale }: Pick<Props, "locale">) {
  const t = pick(homeMessages, locale);
  return (
    <section aria-label={t.statistics} className="statistics">
      <dl className="hero-columns">
        {statistics.map(([figure, text]) => (
          <div key={text}>
            <dt>{t[text]}</dt>
            <dd className="type-figure">
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A form that opens the SEO analyzer with the visitor's URL; the analysis starts at once. */
function AddressCheck({ locale }: Pick<Props, "locale">) {
  const t = pick(homeMessages, locale);
  return (
    <form action={localePath(locale, "/tools/seo-analyzer")} className="hero-check">
      <label htmlFor="hero-url">{t.heroCheck}</label>
      <div>
        <input
          id="hero-url"
          name="url"
          type="text"
          className="field"
          inputMode="url"
          autoComplete="url"
          dir="ltr"
          placeholder={t.heroExample}
          required
        />
        <button type="submit" className="button button-quiet">
          {t.heroCheckGo}
        </button>
      </div>
    </form>
  );
}
