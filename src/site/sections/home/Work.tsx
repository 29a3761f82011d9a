import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import { plateSizes } from "../../plate-sizes.ts";
import { PortfolioCard, type PortfolioCardProps } from "../portfolio/PortfolioCard.tsx";
import "./home.css";

/** The first three projects: one in full width, two beside each other. */
export function Work({
  locale,
  projects,
}: {
  readonly locale: Locale;
  readonly projects: readonly Omit<PortfolioCardProps, "locale">[];
}) {
  const t = pick(homeMessages, locale);
  const [first, second, third] = projects;
  return (
    <section className="wrap band home-work">
      <div className="home-head">
        <h2 className="type-section">{t.workHead}</h2>
        <p className="home-text">
          {t.workText}{" "}
          <a href={localePath(locale, "/portfolio")} className="link">
            {t.workAll}
          </a>
        </p>
      </div>
      <div className="work-grid">
        {first !== undefined && <PortfolioCard {...first} locale={locale} sizes={plateSizes} />}
        {second !== undefined && (
          <PortfolioCard
            {...second}
            locale={locale}
            sizes="(width < 64rem) 95vw, (width < 120rem) 46rem, 58rem"
          />
        )}
        {third !== undefined && (
          <PortfolioCard
            {...third}
            locale={locale}
            sizes="(width < 64rem) 95vw, (width < 120rem) 32rem, 42rem"
          />
        )}
      </div>
    </section>
  );
}
