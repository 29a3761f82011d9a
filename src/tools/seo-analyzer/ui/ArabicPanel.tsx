import { count } from "#i18n/format.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { CopyButton, type CopyTexts } from "#ui/CopyButton.tsx";
import type { ArabicGroup, ArabicReport } from "../arabic-contract.ts";
import { arabicCounts, arabicPanelMessages } from "../arabic-messages.ts";
import { wordArabicCount, wordArabicCounts } from "../engine/arabic/count-corrections.ts";
import { formatCorrections } from "../engine/arabic/format-corrections.ts";
import { ArabicSentences, namePlace, type PanelTexts } from "./ArabicSentences.tsx";

interface Props {
  readonly t: CopyTexts;
  readonly locale: Locale;
  /** Undefined for a page with little Arabic, and in older reports. */
  readonly arabic: ArabicReport | undefined;
}

type Finding = ArabicGroup["findings"][number];

/**
 * What a proof-reader would mark in the Arabic of the page, by sentence and the slips first. Older
 * reports list it by kind.
 */
export function ArabicPanel({ t, locale, arabic }: Props) {
  if (arabic === undefined) return null;
  const texts = pick(arabicPanelMessages, locale);
  const { summary, groups, sentences } = arabic;
  return (
    <section className="seo-arabic" aria-labelledby="seo-arabic-title">
      <div className="seo-arabic-head">
        <div>
          <h2 id="seo-arabic-title" className="type-head">
            {texts.title}
          </h2>
          <p className="kit-soft">{texts.intro}</p>
        </div>
        {groups.length > 0 && (
          <CopyButton
            t={t}
            text={formatCorrections(arabic)}
            label={texts.copy}
            copied={texts.copied}
            className="button button-quiet button-small"
          />
        )}
      </div>
      <p className="seo-arabic-summary">{summary.join(" ")}</p>
      {sentences === undefined ? (
        groups.map((group, i) => (
          <Group key={group.kind} texts={texts} locale={locale} group={group} isOpen={i === 0} />
        ))
      ) : (
        <ArabicSentences
          {...{ t, texts, locale, sentences }}
          counts={wordArabicCounts(arabic, locale)}
        />
      )}
    </section>
  );
}

interface GroupProps {
  readonly texts: PanelTexts;
  readonly locale: Locale;
  readonly group: ArabicGroup;
  readonly isOpen: boolean;
}

function Group({ texts, locale, group, isOpen }: GroupProps) {
  const { kind, severity, title, findings } = group;
  return (
    <details className="seo-unfold seo-arabic-group" data-kind={kind} open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span className="type-small kit-soft">{wordArabicCount([group], severity, locale)}</span>
      </summary>
      {groupByReason(findings).map(({ reason, same }) => (
        <div key={reason} className="seo-arabic-reason">
          <p className="kit-soft">{reason}</p>
          <ul>
            {same.map((finding, i) => (
              <li key={i}>
                <FindingLine texts={texts} locale={locale} finding={finding} severity={severity} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

interface LineProps {
  readonly texts: PanelTexts;
  readonly locale: Locale;
  readonly finding: Finding;
  readonly severity: ArabicGroup["severity"];
}

/** The sentence with the marked words, which is Arabic in the English report too. */
function FindingLine({ texts, locale, finding, severity }: LineProps) {
  const { before, wrong, after, right, place, times } = finding;
  const notes = [
    namePlace(texts, place),
    times > 1 ? count(locale, arabicCounts.times[locale], times) : "",
  ].filter((note) => note !== "");
  return (
    <>
      <p lang="ar" dir="rtl" className="seo-arabic-sentence">
        {before}
        <mark>{wrong}</mark>
        {after}
      </p>
      <p className="seo-arabic-right">
        {right !== null && (
          <span>
            {severity === "error" ? texts.right : texts.instead}{" "}
            <bdi lang="ar" dir="rtl">
              <strong>{right}</strong>
            </bdi>
          </span>
        )}
        {notes.length > 0 && <span className="type-small kit-soft">{notes.join(" · ")}</span>}
      </p>
    </>
  );
}

/** Findings with one reason beneath each other, so that it is read once. */
function groupByReason(
  findings: readonly Finding[],
): readonly { readonly reason: string; readonly same: readonly Finding[] }[] {
  const byReason = Map.groupBy(findings, ({ reason }) => reason);
  return [...byReason].map(([reason, same]) => ({ reason, same }));
}
