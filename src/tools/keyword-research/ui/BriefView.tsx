import { count } from "#i18n/format.ts";
import { countChars } from "../engine/brief/brief-title.ts";
import type { Brief, BriefTexts } from "../engine/brief/create-brief.ts";
import { listBriefFacts } from "../engine/brief/format-brief.ts";
import type { FigureTexts } from "../engine/figures.ts";

interface Props {
  /** In the language of the phrase, as all of the brief is. */
  readonly t: BriefTexts;
  readonly words: FigureTexts;
  readonly brief: Brief;
}

/** A brief as it is read: the title, the facts, the headings and the words to cover. */
export function BriefView({ t, words, brief }: Props) {
  const { language, title, headings } = brief;
  return (
    <article className="kr-brief-view">
      <div>
        <p className="kr-brief-label">{t.suggestedTitle}</p>
        <h3 className="kr-brief-title">{title}</h3>
        <p className="kr-brief-label">{count(language, t.titleChars, countChars(title))}</p>
      </div>
      <dl>
        {listBriefFacts(brief, t, words).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="type-head">{t.headings}</h3>
        {headings.length === 0 ? (
          <p>{t.noHeadings}</p>
        ) : (
          <ol>
            {headings.map(({ text, isMade }) => (
              <li key={text}>
                {text} {isMade && <span className="kr-badge">{t.made}</span>}
              </li>
            ))}
          </ol>
        )}
      </section>
      {brief.words.length > 0 && (
        <section>
          <h3 className="type-head">{t.wordsToCover}</h3>
          <ul className="kr-brief-words">
            {brief.words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
