import { useEffect, useId, useRef, useState } from "react";
import { count, formatNumber } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { revealElement } from "#ui/use-reveal.ts";
import { categories, type Category, type Finding, type Status } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { FindingCard, getFindingId } from "./FindingCard.tsx";
import { getCategoryNames } from "../engine/names.ts";
import type { messages } from "../messages.ts";
import { SeverityGroup } from "./SeverityGroup.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly findings: readonly Finding[];
  /** What was found besides, which is listed last and not counted. */
  readonly notes: readonly Finding[];
  /** The finding to show, of a new object each time that it is asked for. */
  readonly target: FindingTarget | null;
}

export interface FindingTarget {
  readonly rule: string;
}

type Filter = "all" | Status;

const order: Readonly<Record<Status, number>> = { failed: 0, warning: 1, passed: 2 };
const weight = { high: 0, medium: 1, low: 2 } as const;

/**
 * All findings, filtered by status and category, what needs fixing first. Each is folded, and so
 * are the lists of warnings and of what passed: a report of 60 rules would be 40 windows of a phone
 * long.
 */
export function Findings({ t, extra, locale, findings, notes, target }: Props) {
  const [filter, setFilter] = useState<Filter>("all");
  const [category, setCategory] = useState<Category | "all">("all");
  useTarget(target, () => {
    setFilter("all");
    setCategory("all");
  });
  const shown = findings
    .filter((finding) => filter === "all" || finding.status === filter)
    .filter((finding) => category === "all" || finding.category === category)
    .toSorted(
      (a, b) => order[a.status] - order[b.status] || weight[a.importance] - weight[b.importance],
    );
  const nothing = {
    all: extra.noneInCategory,
    passed: t.noPassed,
    warning: t.noWarnings,
    failed: t.noFailed,
  }[category === "all" ? filter : "all"];
  return (
    <section className="seo-findings" aria-labelledby="seo-findings-title">
      <h2 id="seo-findings-title" className="type-head">
        {t.issuesTitle}
      </h2>
      <CategoryFilter {...{ t, extra, locale, findings, category }} onCategory={setCategory} />
      <Tabs<Filter>
        label={t.issuesTitle}
        tabs={[
          { id: "all", label: t.tabAll },
          { id: "passed", label: t.tabPassed },
          { id: "warning", label: t.tabWarnings },
          { id: "failed", label: t.tabFailed },
        ]}
        selected={filter}
        onSelect={setFilter}
      >
        {shown.length === 0 ? (
          <p className="seo-nothing">{nothing}</p>
        ) : (
          <FindingList {...{ t, extra, locale, shown }} foldsLists={filter === "all"} />
        )}
      </Tabs>
      {filter === "all" && category === "all" && notes.length > 0 && (
        <SeverityGroup
          status="warning"
          title={count(locale, extra.notesFolded, notes.length)}
          hint={extra.notesHint}
        >
          <ul>
            {notes.map((finding) => (
              <FindingCard key={finding.rule} {...{ t, extra, locale, finding }} isCompact />
            ))}
          </ul>
        </SeverityGroup>
      )}
    </section>
  );
}

interface FindingListProps extends Pick<Props, "t" | "extra" | "locale"> {
  readonly shown: readonly Finding[];
  readonly foldsLists: boolean;
}

function FindingList({ t, extra, locale, shown, foldsLists }: FindingListProps) {
  const renderCards = (cards: readonly Finding[]) => (
    <ul>
      {cards.map((finding) => (
        <FindingCard
          key={finding.rule}
          {...{ t, extra, locale, finding }}
          isCompact={finding.status !== "failed"}
        />
      ))}
    </ul>
  );
  if (!foldsLists) return renderCards(shown);
  const pickStatus = (wanted: Status) => shown.filter(({ status }) => status === wanted);
  const [failed, warnings, passed] = [
    pickStatus("failed"),
    pickStatus("warning"),
    pickStatus("passed"),
  ];
  const { own, technical } = splitByFixer(warnings);
  return (
    <>
      {failed.length > 0 && renderCards(failed)}
      {warnings.length > 0 && (
        <SeverityGroup
          status="warning"
          title={count(locale, extra.warningsFolded, warnings.length)}
          hint={failed.length > 0 ? extra.warningsHint : undefined}
          isOpen={failed.length === 0}
        >
          {own.length > 0 && renderCards(own)}
          {technical.length > 0 && (
            <SeverityGroup
              status="warning"
              title={count(locale, extra.technicalFolded, technical.length)}
              hint={extra.technicalHint}
            >
              {renderCards(technical)}
            </SeverityGroup>
          )}
        </SeverityGroup>
      )}
      {passed.length > 0 && (
        <SeverityGroup status="passed" title={count(locale, extra.passedFolded, passed.length)}>
          {renderCards(passed)}
        </SeverityGroup>
      )}
    </>
  );
}

/**
 * Splits warnings into those that an owner corrects himself and those that take a developer or the
 * host. What counts most is never among the latter, and where there is nothing but them, they are
 * not folded again.
 */
function splitByFixer(warnings: readonly Finding[]) {
  const isOwn = ({ effort, importance }: Finding) => effort.by === "owner" || importance === "high";
  const own = warnings.filter(isOwn);
  return own.length === 0
    ? { own: warnings, technical: [] }
    : { own, technical: warnings.filter((finding) => !isOwn(finding)) };
}

interface CategoryFilterProps extends Omit<Props, "target" | "notes"> {
  readonly category: Category | "all";
  readonly onCategory: (category: Category | "all") => void;
}

/** The categories that have findings, each with the number of those that did not pass. */
function CategoryFilter({ t, extra, locale, findings, category, onCategory }: CategoryFilterProps) {
  const id = useId();
  const names = getCategoryNames(t);
  const present = categories.filter((one) => findings.some((finding) => finding.category === one));
  const countOpen = (one: Category): number =>
    findings.filter((finding) => finding.category === one && finding.status !== "passed").length;
  return (
    <p className="seo-category">
      <label htmlFor={id}>{extra.categoryLabel}</label>
      <select
        id={id}
        className="field"
        value={category}
        onChange={({ target }) => onCategory(target.value as Category | "all")}
      >
        <option value="all">{extra.allCategories}</option>
        {present.map((one) => (
          <option key={one} value={one}>
            {names[one]} ({formatNumber(locale, countOpen(one))})
          </option>
        ))}
      </select>
    </p>
  );
}

/** Opens the finding to show and moves the focus there, with every filter off. */
function useTarget(target: FindingTarget | null, showAll: () => void): void {
  const shown = useRef<FindingTarget>(null);
  useEffect(() => {
    if (target !== null) showAll();
    // `showAll` is another function in every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  // A filter may have removed the finding; it is there again after a further render.
  useEffect(() => {
    if (target === null || shown.current === target) return;
    const card = document.getElementById(getFindingId(target.rule));
    if (!(card instanceof HTMLDetailsElement)) return;
    shown.current = target;
    card.open = true;
    let list = card.closest<HTMLDetailsElement>(".seo-fold-list");
    while (list) {
      list.open = true;
      list = list.parentElement!.closest<HTMLDetailsElement>(".seo-fold-list");
    }
    revealElement(card.querySelector("summary")!, { place: "top" });
  });
}
