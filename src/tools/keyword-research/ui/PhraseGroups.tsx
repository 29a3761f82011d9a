import { useState } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { briefMessages } from "../brief-messages.ts";
import type { BriefTexts } from "../engine/brief/create-brief.ts";
import { formatForm, formatOtherForms } from "../engine/brief/format-brief.ts";
import { formatVolume } from "../engine/figures.ts";
import { clusterPhrases, type Cluster } from "../engine/groups/clusters.ts";
import type { FormGroup } from "../engine/groups/form-groups.ts";
import { listQuestions } from "../engine/groups/questions.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { IntentStar } from "./IntentStar.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
  readonly onBrief: (row: ShownRow) => void;
}

/** Phrases and questions that are seen before the rest is wanted. */
const firstPhrases = 5;

/** The phrases in groups that one page can answer, and the questions among them. */
export function PhraseGroups({ rows, ...props }: Props) {
  const { locale } = props;
  const texts = pick(briefMessages, locale);
  const clusters = clusterPhrases(rows);
  const questions = listQuestions(rows);
  const hasLanguages = new Set(clusters.map(({ language }) => language)).size > 1;
  return (
    <>
      <section className="kr-groups" aria-labelledby="kr-groups-title">
        <h3 id="kr-groups-title" className="type-section">
          {texts.groupsTitle}
        </h3>
        <p className="kit-soft">{texts.groupsHint}</p>
        <div className="kr-clusters">
          {clusters.map((cluster) => (
            <ClusterCard
              key={`${cluster.language} ${cluster.intent}`}
              {...props}
              {...{ texts, cluster, hasLanguages }}
            />
          ))}
        </div>
      </section>
      {questions.length > 0 && (
        <section className="kr-groups" aria-labelledby="kr-questions-title">
          <h3 id="kr-questions-title" className="type-section">
            {texts.questionsTitle}
          </h3>
          <p className="kit-soft">{texts.questionsHint}</p>
          <ul className="kr-questions">
            {questions.map(({ row, isMade }) => (
              <li key={row.keyword}>
                <bdi>{row.keyword}</bdi>
                {isMade && <span className="kr-badge">{texts.made}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ClusterCardProps extends Omit<Props, "rows"> {
  readonly texts: BriefTexts;
  readonly cluster: Cluster;
  /** Whether the groups are of several languages, so that each names its own. */
  readonly hasLanguages: boolean;
}

/** One group: its intent, its phrases with the form for a title, and its brief. */
function ClusterCard(props: ClusterCardProps) {
  const { t, locale, texts, cluster, hasLanguages, onBrief } = props;
  const { intent, language, phrases } = cluster;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? phrases : phrases.slice(0, firstPhrases);
  const lead = phrases[0]!.forms[0]!;
  const languageName = language === "ar" ? texts.inArabic : texts.inEnglish;
  return (
    <article>
      <h4 className="type-head" data-intent={intent}>
        <IntentStar intent={intent} />
        {hasLanguages ? `${t[intent]} · ${languageName}` : t[intent]}
        <small>{phrases.reduce((sum, { forms }) => sum + forms.length, 0)}</small>
      </h4>
      <ul>
        {shown.map((group) => (
          <PhraseForms key={group.forms[0]!.keyword} {...{ t, locale, texts, group }} />
        ))}
      </ul>
      <p className="kr-cluster-actions">
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={`${t.makeBrief}: ${lead.keyword}`}
          onClick={() => onBrief(lead)}
        >
          {t.makeBrief}
        </button>
        {phrases.length > shown.length && (
          <button type="button" className="link type-small" onClick={() => setIsWhole(true)}>
            {texts.showPhrases}
          </button>
        )}
      </p>
    </article>
  );
}

interface PhraseFormsProps extends Pick<Props, "t" | "locale"> {
  readonly texts: BriefTexts;
  readonly group: FormGroup;
}

/** A phrase with its searches; where it has several forms, which one belongs in a title and why. */
function PhraseForms({ t, locale, texts, group }: PhraseFormsProps) {
  const [best] = group.forms;
  const volume = formatVolume(best!.volume, t, locale);
  return (
    <li>
      <p>
        <bdi>{best!.keyword}</bdi>
        {volume !== null && <small>{volume}</small>}
      </p>
      {group.reason !== null && (
        <p className="kr-forms">
          {formatOtherForms(group, texts, locale)}. {formatForm(group, texts)}
        </p>
      )}
    </li>
  );
}
