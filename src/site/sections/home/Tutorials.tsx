import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import { TutorialCard, type TutorialCardProps } from "../tutorials/TutorialCard.tsx";

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
    <section className="wrap band">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="type-section max-w-[12em]">{t.tutorialsHead}</h2>
        <a href={localePath(locale, "/tutorials")} className="link lg:mb-3">
          {t.tutorialsAll}
        </a>
      </div>
      <div className="grid-12 mt-7 gap-y-10 lg:mt-12">
        <div className="col-span-12 lg:col-span-7">
          {first !== undefined && <TutorialCard {...first} locale={locale} shape="large" />}
        </div>
        <div className="rows col-span-12 flex flex-col lg:col-span-5">
          {rest.map((tutorial) => (
            <TutorialCard key={tutorial.id} {...tutorial} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}
