import { Star } from "#brand/window/stars/Star.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { messages } from "../messages.ts";

/** How to read the three figures, and where to learn more. Built with the page, no script. */
export function Explanation({
  t,
  locale,
}: {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
}) {
  const figures = [
    { title: t.explainVolumeTitle, text: t.explainVolume },
    { title: t.explainDifficultyTitle, text: t.explainDifficulty },
    { title: t.explainCpcTitle, text: t.explainCpc },
  ];
  return (
    <section className="kr-explain" aria-labelledby="kr-explain-title">
      <h2 className="type-section" id="kr-explain-title">
        {t.explainTitle}
      </h2>
      <div>
        <ul>
          {figures.map(({ title, text }) => (
            <li key={title}>
              <Star />
              <h3 className="type-head">{title}</h3>
              <p className="kit-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p>{t.explainEstimate}</p>
        <p>
          <a className="button button-quiet" href={localePath(locale, "/tutorials/seo-basics")}>
            {t.readBasics}
          </a>
        </p>
      </div>
    </section>
  );
}
