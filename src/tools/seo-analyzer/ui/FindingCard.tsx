import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Icon } from "#ui/Icon.tsx";
import { LineList } from "#ui/LineList.tsx";
import { getCategoryNames } from "../engine/names.ts";
import type { Finding } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { TextWithAddresses } from "#ui/Address.tsx";
import { Fix } from "./Fix.tsx";
import { Prose } from "./Prose.tsx";
import { SeverityCard } from "./SeverityCard.tsx";
import { Snippet } from "./Snippet.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly finding: Finding;
  readonly isCompact?: boolean;
}

/** The id of a finding's element, to which a step leads. */
export const getFindingId = (rule: string): string => `finding-${rule}`;

const shownFirst = 3;

/** What one rule found on this page, why it matters, and how to fix it, folded. */
export function FindingCard({ t, extra, locale, finding, isCompact }: Props) {
  const { rule, category, description, found, evidence, fix, where, effort, snippet } = finding;
  const { title, source, status, importance } = finding;
  return (
    <li>
      <SeverityCard t={t} id={getFindingId(rule)} {...{ status, importance, title, isCompact }}>
        <p className="type-small kit-soft">{getCategoryNames(t)[category]}</p>
        <p className="kit-soft">
          <Prose text={description} />
        </p>
        {found !== null && (
          <p>
            <span className="kit-hidden">{t.found}: </span>
            <Prose text={found} />
          </p>
        )}
        <EvidenceList t={t} locale={locale} evidence={evidence} />
        {fix !== null && <Fix label={t.fix} {...{ extra, locale, fix, where, effort }} />}
        {snippet !== null && (
          <Snippet t={t} label={`${t.fix}: ${title}`} title={title} code={snippet} />
        )}
        <SourceLine t={t} title={title} source={source} />
      </SeverityCard>
    </li>
  );
}

/** The page that a rule is taken from; our own advice has none. */
function SourceLine({ t, title, source }: Pick<Props, "t"> & Pick<Finding, "title" | "source">) {
  if (source === "") return <p className="type-small kit-soft">{t.ownAdvice}</p>;
  const { hostname } = new URL(source);
  return (
    <p className="type-small">
      <a
        className="seo-source"
        href={source}
        rel="noopener"
        target="_blank"
        aria-label={`${t.source}: ${hostname} (${title})`}
      >
        {t.source}: <bdi>{hostname}</bdi> <Icon name="external" />
      </a>
    </p>
  );
}

/** The first lines of the evidence, and the others behind a disclosure. */
function EvidenceList({
  t,
  locale,
  evidence,
}: Pick<Props, "t" | "locale"> & Pick<Finding, "evidence">) {
  const lines = evidence.map((line, i) => <TextWithAddresses key={i} text={line} />);
  const rest = lines.slice(shownFirst);
  return (
    <>
      {evidence.length > 0 && <LineList lines={lines.slice(0, shownFirst)} />}
      {rest.length > 0 && (
        <details>
          <summary className="link">{count(locale, t.showMore, rest.length)}</summary>
          <LineList lines={rest} />
        </details>
      )}
    </>
  );
}
