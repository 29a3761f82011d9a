import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import { TutorialCard, type TutorialCardProps } from "../tutorials/TutorialCard.tsx";
import "./home.css";

/** The first three: one with a large cover, two in rows beside it. */
export function Tutorials({
  locale,
  tutorials,
}: {
  readonly locale: Locale;
  readonly tutorials: readonly Omit<TutorialCardProps, "locale">[];
}) {
  const t = pick(homeMessages, locale);
  const [first, ...rest] = tutorials;
  return (
    <section className="wrap band home-tutorials">
      <div className="home-head">
        <h2 className="type-section">{t.tutorialsHead}</h2>
        <a href={localePath(locale, "/tutorials")} className="link">
          {t.tutorialsAll}
        </a>
      </div>
      <div className="grid-12">
        <div>
          {first !== undefined && <TutorialCard {...first} locale={locale} shape="large" />}
        </div>
        <div className="rows">
          {rest.map((tutorial) => (
            <TutorialCard key={tutorial.id} {...tutorial} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}
