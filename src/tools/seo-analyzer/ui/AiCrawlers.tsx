import { formatMonth } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { AiCrawlerRow, AiGroup } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { AiSourceLink } from "./AiSourceLink.tsx";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly group: AiGroup;
}

/** The crawlers of a group: what each may do with this page, and what its operator documents. */
export function AiCrawlers({ extra, locale, group: { purpose, title, crawlers } }: Props) {
  const [oldest = ""] = crawlers.map(({ asOf }) => asOf).toSorted();
  return (
    <>
      <table className="seo-ai-crawlers">
        <caption className="kit-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{extra.aiCrawler}</th>
            <th scope="col">{extra.aiVerdict}</th>
            <th scope="col">{extra.aiDocumented}</th>
          </tr>
        </thead>
        <tbody>
          {crawlers.map(({ token, operator, verdict, verdictText, reason, documented, ...row }) => (
            <tr key={token}>
              <th scope="row">
                <bdi>{token}</bdi>
                <small className="kit-soft">
                  <bdi>{operator}</bdi>
                </small>
              </th>
              <td data-status={getStatus(verdict, purpose)}>
                <strong className="seo-status">{verdictText}</strong>
                <small className="kit-soft">
                  <Prose text={reason} />
                </small>
              </td>
              <td>
                <small>
                  <Prose text={documented} />
                </small>
                <small className="kit-soft">
                  <AiSourceLink source={row.source} name={token} />
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="type-small kit-soft">
        {fill(extra.aiRead, { month: formatMonth(locale, oldest) })}
      </p>
    </>
  );
}

/** A crawler of a search that is kept out is a fault; one that trains is the owner's choice. */
function getStatus(verdict: AiCrawlerRow["verdict"], purpose: AiGroup["purpose"]) {
  if (verdict === "allowed") return "passed";
  if (verdict === "limited") return "warning";
  return purpose === "search" ? "failed" : undefined;
}
