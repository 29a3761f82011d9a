import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Icon } from "#ui/Icon.tsx";
import { LineList } from "#ui/LineList.tsx";
import { getCategoryNames, getImportanceNames, getStatusNames } from "../engine/names.ts";
import type { Finding } from "../contract.ts";
import type { messages } from "../messages.ts";
import { TextWithAddresses } from "./Address.tsx";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly finding: Finding;
}

/** The id of a finding's element, to which a step leads. */
export const getFindingId = (rule: string): string => `finding-${rule}`;

const shownFirst = 3;
const icons = { passed: "check", warning: "alert", failed: "close" } as const;

/** What one rule found on this page, why it matters, and how to fix it, folded. */
export function FindingCard({ t, locale, finding }: Props) {
  const {
    rule,
    category,
    status,
    importance,
    title,
    description,
    found,
    evidence,
    fix,
    snippet,
    source,
  } = finding;
  return (
    <li>
      <details id={getFindingId(rule)} className="seo-card seo-unfold" data-status={status}>
        <summary>
          <span className="seo-star">
            <Icon name={icons[status]} />
          </span>
          <h3>{title}</h3>
          <span className="type-small kit-soft">
            <span className="seo-status">{getStatusNames(t)[status]}</span> ·{" "}
            {getImportanceNames(t)[importance]}
          </span>
        </summary>
        <div className="seo-card-body">
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
          {fix !== null && (
            <p>
              <strong>{t.fix}: </strong>
              <Prose text={fix} />
            </p>
          )}
          {snippet !== null && <Snippet t={t} title={title} code={snippet} />}
          <SourceLine t={t} title={title} source={source} />
        </div>
      </details>
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

interface SnippetProps {
  readonly t: Props["t"];
  readonly title: string;
  readonly code: string;
}

function Snippet({ t, title, code }: SnippetProps) {
  return (
    <div className="seo-snippet">
      <pre dir="ltr" tabIndex={0} role="group" aria-label={`${t.fix}: ${title}`}>
        <code>{code}</code>
      </pre>
      <CopyButton
        t={t}
        text={code}
        label={`${t.copyFix}: ${title}`}
        copied={t.fixCopied}
        className="link seo-copy"
      >
        {t.copyFix}
      </CopyButton>
    </div>
  );
}
