import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { CopyButton, type CopyTexts } from "#ui/CopyButton.tsx";
import type { ArabicPlace, ArabicSentence } from "../arabic-contract.ts";
import { arabicCounts, type arabicPanelMessages } from "../arabic-messages.ts";

export type PanelTexts = Texts<typeof arabicPanelMessages>;

interface Props {
  readonly t: CopyTexts;
  readonly texts: PanelTexts;
  readonly locale: Locale;
  readonly sentences: readonly ArabicSentence[];
  /** How many slips and suggestions the page has, in words. */
  readonly counts: readonly string[];
}

const hasSlip = ({ corrections }: ArabicSentence): boolean =>
  corrections.some(({ severity }) => severity === "error");

/** Each sentence once with all that is marked in it: those with slips, then suggestions alone. */
export function ArabicSentences({ sentences, counts, ...rest }: Props) {
  const { texts } = rest;
  const withSlips = sentences.filter(hasSlip);
  const others = sentences.filter((sentence) => !hasSlip(sentence));
  return (
    <>
      {counts.length > 0 && <p className="seo-arabic-counts">{counts.join(" · ")}</p>}
      <Part {...rest} title={texts.withSlips} sentences={withSlips} isOpen />
      <Part
        {...rest}
        title={texts.withSuggestions}
        sentences={others}
        isOpen={withSlips.length === 0}
      />
    </>
  );
}

interface PartProps extends Pick<Props, "t" | "texts" | "locale" | "sentences"> {
  readonly title: string;
  readonly isOpen: boolean;
}

function Part({ title, isOpen, sentences, ...rest }: PartProps) {
  const { locale } = rest;
  if (sentences.length === 0) return null;
  return (
    <details className="seo-unfold seo-arabic-group" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span className="type-small kit-soft">
          {count(locale, arabicCounts.sentences[locale], sentences.length)}
        </span>
      </summary>
      <ul className="seo-arabic-reason">
        {sentences.map((sentence, i) => (
          <li key={i}>
            <SentenceCard {...rest} sentence={sentence} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CardProps extends Pick<Props, "t" | "texts" | "locale"> {
  readonly sentence: ArabicSentence;
}

/** The sentence as it is, what is marked in it, and the sentence as it should be. */
function SentenceCard({ t, texts, locale, sentence }: CardProps) {
  const { place, parts, corrections, right } = sentence;
  const where = namePlace(texts, place);
  return (
    <>
      <p lang="ar" dir="rtl" className="seo-arabic-sentence">
        {parts.map(({ text, severity }, i) =>
          severity === null ? (
            text
          ) : (
            <mark key={i} data-severity={severity} data-sign={isSign(text)}>
              {text}
            </mark>
          ),
        )}
      </p>
      {where !== "" && <p className="type-small kit-soft">{where}</p>}
      <ul className="seo-arabic-corrections">
        {corrections.map((correction, i) => (
          <li key={i}>
            <CorrectionLine locale={locale} correction={correction} />
          </li>
        ))}
      </ul>
      {right !== null && (
        <div className="seo-arabic-corrected">
          <p>
            {hasSlip(sentence) ? texts.corrected : texts.suggested}{" "}
            <bdi lang="ar" dir="rtl">
              {right}
            </bdi>
          </p>
          <CopyButton
            t={t}
            text={right}
            label={texts.copySentence}
            copied={texts.sentenceCopied}
            className="button button-quiet button-small"
          />
        </div>
      )}
    </>
  );
}

interface LineProps {
  readonly locale: Locale;
  readonly correction: ArabicSentence["corrections"][number];
}

/** What is written, what to write, and why; from the right in the English report too. */
function CorrectionLine({ locale, correction }: LineProps) {
  const { wrong, right, reasons, times } = correction;
  const notes = [
    ...reasons,
    ...(times > 1 ? [count(locale, arabicCounts.times[locale], times)] : []),
  ];
  return (
    <>
      {wrong !== null && right !== null && (
        <bdi lang="ar" dir="rtl">
          <del data-sign={isSign(wrong)}>{showWrong(wrong, right)}</del> ←{" "}
          <ins data-sign={isSign(right)}>{right}</ins>
        </bdi>
      )}
      {wrong !== null && right === null && (
        <bdi lang="ar" dir="rtl">
          «{wrong.trim()}»
        </bdi>
      )}{" "}
      <span className="type-small kit-soft">{notes.join(" · ")}</span>
    </>
  );
}

/** Whether a text is a sign alone, which is too small to be seen among words. */
const isSign = (text: string): true | undefined => /^[^\p{L}\p{N}]*$/u.test(text) || undefined;

/** What is written, with "…" for the words around a sign, as its correction has it: "… ،", "…،". */
function showWrong(wrong: string, right: string): string {
  if (!isSign(wrong)) return wrong.trim();
  return `${right.startsWith("…") ? "…" : ""}${wrong}${right.endsWith("…") ? "…" : ""}`;
}

/** Where on the page a sentence is; "" for its text, which needs no name. */
export function namePlace(texts: PanelTexts, place: ArabicPlace): string {
  const names: Partial<Record<ArabicPlace, string>> = {
    title: texts.inTitle,
    description: texts.inDescription,
    heading: texts.inHeading,
  };
  return names[place] ?? "";
}
