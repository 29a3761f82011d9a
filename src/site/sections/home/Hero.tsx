import { FloorLight } from "#brand/window/FloorLight.tsx";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { ServiceMark } from "#brand/window/marks/ServiceMark.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import "./hero.css";

interface Props {
  readonly locale: Locale;
  /** The first four services. */
  readonly services: readonly { readonly id: string; readonly title: string }[];
}

const statistics = [
  ["120+", "projectsCompleted"],
  ["98%", "happyClients"],
  ["10+", "yearsExperience"],
  ["25", "teamMembers"],
] as const;

export function Hero({ locale, services }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <>
      <section className="wrap grid-12 items-end gap-y-7">
        <div className="col-span-12 pt-5 lg:col-span-7 lg:pt-2 lg:pb-12">
          <h1 className="type-display">
            <span className="block">{t.heroFirst} </span>
            <span className="block">{t.heroSecond} </span>
            <span className="block text-brand">{t.heroThird}</span>
          </h1>
          <p className="type-lede mt-5 mb-7 lg:mt-6 lg:mb-9">{t.heroLede}</p>
          <div className="flex flex-wrap gap-3.5">
            <a href={localePath(locale, "/services")} className="button grow sm:grow-0">
              {t.heroServices}
            </a>
            <a href={localePath(locale, "/contact")} className="button button-quiet grow sm:grow-0">
              {t.heroContact}
            </a>
          </div>
          <AddressCheck locale={locale} />
        </div>
        <div className="col-span-12 -mx-3 sm:mx-auto sm:max-w-110 lg:col-span-5 lg:mx-0 lg:-ms-4 lg:-me-3.5 lg:max-w-none">
          <Qamariyya id="hero" seed={1} className="block w-full" />
        </div>
      </section>
      <div className="relative overflow-clip">
        <FloorLight windowId="hero" className="hero-floor" />
        <div className="wrap relative">
          <Statistics locale={locale} />
          <nav aria-label={t.heroPreview} className="mt-10 border-y border-line lg:mt-18">
            <ul className="grid grid-cols-2 lg:grid-cols-4">
              {services.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={localePath(locale, `/services/${id}`)}
                    className="flex h-full items-center gap-3 py-4 text-[1.0625rem] leading-snug font-semibold hover:text-brand sm:gap-4.5 sm:text-lg lg:py-5.5"
                  >
                    <ServiceMark service={id} className="w-9 flex-none sm:w-11" />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}

function Statistics({ locale }: Pick<Props, "locale">) {
  const t = pick(homeMessages, locale);
  return (
    <section aria-label={t.statistics} className="border-t border-line">
      <dl className="grid grid-cols-2 gap-y-2 lg:grid-cols-4">
        {statistics.map(([figure, text]) => (
          <div key={text} className="flex flex-col-reverse pt-7 lg:pt-8.5">
            <dt className="text-soft">{t[text]}</dt>
            <dd className="type-figure">
              <bdi dir="ltr" data-reveal="count">
                {figure}
              </bdi>
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
    <form action={localePath(locale, "/tools/seo-analyzer")} className="mt-7 max-w-110">
      <label htmlFor="hero-url" className="font-semibold">
        {t.heroCheck}
      </label>
      <div className="flex gap-2.5">
        <input
          id="hero-url"
          name="url"
          type="text"
          className="field"
          inputMode="url"
          autoComplete="url"
          dir="ltr"
          placeholder="shop.example"
          required
        />
        <button type="submit" className="button button-quiet">
          {t.heroCheckGo}
        </button>
      </div>
    </form>
  );
}
