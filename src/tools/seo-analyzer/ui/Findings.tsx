import { useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Tabs } from "#ui/Tabs.tsx";
import type { Finding, Status } from "../contract.ts";
import { FindingCard } from "./FindingCard.tsx";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly findings: readonly Finding[];
}

type Filter = "all" | Status;

const order: Readonly<Record<Status, number>> = { failed: 0, warning: 1, passed: 2 };
const weight = { high: 0, medium: 1, low: 2 } as const;

/** All findings, filtered by four tabs; what needs fixing comes first. */
export function Findings({ t, locale, findings }: Props) {
  const [filter, setFilter] = useState<Filter>("all");
  const sorted = findings.toSorted(
    (a, b) => order[a.status] - order[b.status] || weight[a.importance] - weight[b.importance],
  );
  const shown = filter === "all" ? sorted : sorted.filter(({ status }) => status === filter);
  const nothing = { all: "", passed: t.noPassed, warning: t.noWarnings, failed: t.noFailed }[
    filter
  ];
  return (
    <section className="seo-findings" aria-labelledby="seo-findings-title">
      <h2 id="seo-findings-title" className="type-head">
        {t.issuesTitle}
      </h2>
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
          <ul>
            {shown.map((finding) => (
              <FindingCard key={finding.rule} t={t} locale={locale} finding={finding} />
            ))}
          </ul>
        )}
      </Tabs>
    </section>
  );
}
