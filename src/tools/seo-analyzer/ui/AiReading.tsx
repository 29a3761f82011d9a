import type { ReactNode } from "react";
import { formatMonth } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { AiReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { AiCrawlers } from "./AiCrawlers.tsx";
import { AiSourceLink } from "./AiSourceLink.tsx";
import { Prose } from "./Prose.tsx";
import { Snippet } from "./Snippet.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: AiReport;
}

/**
 * What AI crawlers may read of the page and what they find there: what to do and how many may read
 * it, each in one sentence, and the rest folded, because the lists are long.
 */
export function AiReading({ t, extra, locale, report }: Props) {
  const [oldest = ""] = report.groups
    .flatMap(({ crawlers }) => crawlers.map(({ asOf }) => asOf))
    .toSorted();
  return (
    <section className="seo-ai" aria-labelledby="seo-ai-title">
      <h2 id="seo-ai-title" className="type-head">
        {extra.aiTitle}
      </h2>
      {report.advice.isNeeded ? (
        <Callout tone="warn">
          <Prose text={report.advice.text} />
        </Callout>
      ) : (
        <p className="seo-ai-advice">{report.advice.text}</p>
      )}
      <p className="seo-ai-headline">
        <Prose text={report.headline} />
      </p>
      <p className="type-small kit-soft">
        {extra.aiHint} {fill(extra.aiRead, { month: formatMonth(locale, oldest) })}
      </p>
      {report.nonStandard !== null && (
        <Callout tone="info">
          <Prose text={report.nonStandard} />
        </Callout>
      )}
      <div className="seo-ai-parts">
        {report.groups.map((group) => (
          <Part key={group.purpose} title={group.title} hint={group.summary}>
            <p>
              <Prose text={group.meaning.text} />
            </p>
            <SourceLinks extra={extra} sources={group.meaning.sources} />
            <AiCrawlers extra={extra} group={group} />
          </Part>
        ))}
        <ReadText extra={extra} report={report} />
        <Facts extra={extra} report={report} />
        <Part title={extra.aiLinesTitle}>
          <p>
            {extra.aiRobotsFile}{" "}
            <a
              className="link seo-ai-file"
              href={report.robotsUrl}
              rel="noopener nofollow"
              target="_blank"
            >
              <bdi dir="ltr">{report.robotsUrl}</bdi>
            </a>
          </p>
          <p>{report.linesText}</p>
          {report.snippets.map(({ title, code, note }) => (
            <div key={title} className="seo-ai-lines">
              <h4>{title}</h4>
              <Snippet t={t} label={title} title={title} code={code} />
              {note !== null && (
                <>
                  <p>
                    <Prose text={note.text} />
                  </p>
                  <SourceLinks extra={extra} sources={note.sources} />
                </>
              )}
            </div>
          ))}
        </Part>
      </div>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <details className="seo-fold-list seo-unfold">
      <summary>
        <span>
          <h3>{title}</h3>
          {hint !== undefined && <small className="kit-soft">{hint}</small>}
        </span>
      </summary>
      <div className="seo-ai-body">{children}</div>
    </details>
  );
}

/** The text as sent, which is all that a crawler without scripts has, and llms.txt. */
function ReadText({ extra, report }: Pick<Props, "extra" | "report">) {
  const { opening, wordsSummary, wordsText, llmsTxt } = report;
  return (
    <Part title={extra.aiTextTitle} hint={wordsSummary}>
      <p>
        <Prose text={wordsText.text} />
      </p>
      <SourceLinks extra={extra} sources={wordsText.sources} />
      {opening === "" ? (
        <p>{extra.aiNoText}</p>
      ) : (
        <figure>
          <figcaption className="type-small kit-soft">{extra.aiTextLabel}</figcaption>
          <blockquote className="seo-ai-text" dir="auto">
            {opening}
          </blockquote>
        </figure>
      )}
      <h4>
        <bdi>llms.txt</bdi>
      </h4>
      <p>
        <Prose text={llmsTxt.text} />
      </p>
      <SourceLinks extra={extra} sources={llmsTxt.sources} />
    </Part>
  );
}

function Facts({ extra, report }: Pick<Props, "extra" | "report">) {
  const { facts, factsSummary, factsNote } = report;
  return (
    <Part title={extra.aiFactsTitle} hint={factsSummary}>
      <ul className="seo-ai-facts">
        {facts.map(({ id, holds, title, text }) => (
          <li key={id} data-status={holds ? "passed" : "warning"}>
            <span className="seo-status">
              <Icon name={holds ? "check" : "alert"} />
              <span className="kit-hidden">{holds ? extra.aiYes : extra.aiNo}: </span>
            </span>
            <div>
              <h4>{title}</h4>
              {text !== "" && <p className="kit-soft">{holds ? <bdi>{text}</bdi> : text}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p>{factsNote.text}</p>
      <SourceLinks extra={extra} sources={factsNote.sources} />
    </Part>
  );
}

function SourceLinks({
  extra,
  sources,
}: Pick<Props, "extra"> & { readonly sources: readonly string[] }) {
  if (sources.length === 0) return null;
  return (
    <p className="type-small kit-soft seo-ai-sources">
      {extra.aiSources}:{" "}
      {sources.map((source) => (
        <AiSourceLink key={source} source={source} />
      ))}
    </p>
  );
}
