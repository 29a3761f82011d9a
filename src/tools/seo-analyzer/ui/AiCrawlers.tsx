import type { Texts } from "#i18n/messages.ts";
import type { AiCrawlerRow, AiGroup } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly extra: Texts<typeof extraMessages>;
  readonly group: AiGroup;
}

/**
 * The crawlers of a group. What most of them share is said once, above a list of their names; a
 * crawler that is kept out, limited or let in by an exception has a row that says why.
 */
export function AiCrawlers({ extra, group }: Props) {
  const { common, allowed, crawlers } = group;
  const detailed = crawlers.filter(({ isDetailed }) => isDetailed);
  return (
    <>
      <p>
        <Prose text={common} />
      </p>
      {detailed.length > 0 && <Detailed extra={extra} group={group} rows={detailed} />}
      {allowed.map(({ title, tokens }) => (
        <div key={title}>
          <p className="kit-soft">
            <Prose text={title} />
          </p>
          <ul className="seo-ai-names">
            {crawlers
              .filter(({ token }) => tokens.includes(token))
              .map((row) => (
                <li key={row.token}>
                  <Name row={row} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface DetailedProps extends Props {
  readonly rows: readonly AiCrawlerRow[];
}

function Detailed({ extra, group: { title, purpose }, rows }: DetailedProps) {
  return (
    <table className="seo-ai-crawlers">
      <caption className="kit-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{extra.aiCrawler}</th>
          <th scope="col">{extra.aiVerdict}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.token}>
            <th scope="row">
              <Name row={row} />
            </th>
            <td data-status={getStatus(row.verdict, purpose)}>
              <strong className="seo-status">{row.verdictText}</strong>{" "}
              <small className="kit-soft">
                <Prose text={row.reason} />
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of a crawler and its operator, as a link to what the operator documents. */
function Name({ row: { token, operator, source } }: { readonly row: AiCrawlerRow }) {
  return (
    <a className="seo-ai-name" href={source} rel="noopener" target="_blank">
      <bdi>{token}</bdi>{" "}
      <small className="kit-soft">
        <bdi>{operator}</bdi>
      </small>
    </a>
  );
}

/** A crawler of a search that is kept out is a fault; one that trains is the owner's choice. */
function getStatus(verdict: AiCrawlerRow["verdict"], purpose: AiGroup["purpose"]) {
  if (verdict === "allowed") return "passed";
  if (verdict === "limited") return "warning";
  return purpose === "search" ? "failed" : undefined;
}
