import { count, formatNumber } from "#i18n/format.ts";
import { fill } from "#i18n/messages.ts";
import { wordEffort } from "#ui/EffortLine.tsx";
import type { PageReport, SiteReport } from "../../contract.ts";
import { splitPoints } from "../../engine/category-points.ts";
import { isUnaudited } from "../../engine/is-unaudited.ts";
import { getCategoryNames, getImportanceNames, getStatusNames } from "../../engine/names.ts";
import { Prose } from "../Prose.tsx";
import { listSiteSteps } from "../SiteProblems.tsx";
import { listPageSteps } from "../Steps.tsx";
import { WhereSentence } from "../Where.tsx";
import { wordDetail, type OpenItem } from "./list-open-items.ts";
import type { PrintWords } from "./print-context.ts";
import { listRatedChecks } from "./PrintCover.tsx";

interface Props {
  readonly words: PrintWords;
  readonly report: PageReport | SiteReport;
}

/** The steps to begin with, and what the score is made of. */
export function PrintSummary({ words, report }: Props) {
  return (
    <>
      <PrintSteps words={words} report={report} />
      <Points words={words} report={report} />
    </>
  );
}

function PrintSteps({ words: { locale, t, extra }, report }: Props) {
  const steps =
    report.kind === "page" ? listPageSteps(report) : listSiteSteps(locale, extra, report);
  if (report.kind === "page" && isUnaudited(report) && steps.length === 0) return null;
  return (
    <section className="pr-steps">
      <h2>{count(locale, t.stepsTitle, steps.length)}</h2>
      {steps.length === 0 && <p>{t.nothingToFix}</p>}
      <ol>
        {steps.map(({ id, title, found, why, fix, where, effort }) => {
          const detail = wordDetail(title, found);
          return (
            <li key={id}>
              <h3>
                <Prose text={title} />
              </h3>
              {detail !== null && (
                <p className="pr-soft">
                  <Prose text={detail} />
                </p>
              )}
              <p>
                <Prose text={why} />
              </p>
              <p>
                <strong>{t.fix}:</strong> <Prose text={fix} />
              </p>
              {where && (
                <p>
                  <WhereSentence extra={extra} where={where} />
                </p>
              )}
              <p className="pr-soft">{wordEffort({ t: extra, locale, effort })}</p>
            </li>
          );
        })}
      </ol>
      {report.kind === "page" && report.reachableScore > report.score && (
        <p className="pr-gain">{fill(t.reachableScore, { score: report.reachableScore })}</p>
      )}
    </section>
  );
}

/** The points of each category, numbered as in the window of the cover. */
function Points({ words: { locale, t, extra }, report }: Props) {
  const points = splitPoints(listRatedChecks(report));
  if (points.length === 0 || (report.kind === "page" && isUnaudited(report))) return null;
  const names = getCategoryNames(t);
  return (
    <section className="pr-points">
      <h2>{extra.makeupTitle}</h2>
      <p className="pr-soft">{report.kind === "site" ? extra.makeupSiteHint : extra.makeupHint}</p>
      <ol>
        {points.map(({ category, checks, earned }, i) => (
          <li key={category}>
            <span className="pr-number">{i + 1}</span>
            <span>{names[category]}</span>
            <span>
              {fill(extra.makeupPoints, {
                earned: formatNumber(locale, earned, { maximumFractionDigits: 1 }),
                total: formatNumber(locale, checks.length),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OverviewProps {
  readonly words: PrintWords;
  readonly items: readonly OpenItem[];
  readonly isSite: boolean;
}

/** Everything that does not pass, on one line each. */
export function PrintOverview({ words, items, isSite }: OverviewProps) {
  const { locale, t, extra, print } = words;
  const hint = isSite ? print.overviewSiteHint : print.overviewHint;
  if (items.length === 0) return null;
  const [statusNames, importanceNames] = [getStatusNames(t), getImportanceNames(t)];
  return (
    <section>
      <h2>{print.overviewTitle}</h2>
      <p className="pr-soft">{hint}</p>
      <table className="pr-overview">
        <thead>
          <tr>
            <th scope="col">{print.item}</th>
            <th scope="col">{print.kind}</th>
            <th scope="col">{print.importance}</th>
            <th scope="col">{print.effort}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, title, status, importance, effort }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#item-${id}`}>
                  <Prose text={title} />
                </a>
              </th>
              <td className="pr-status" data-status={status}>
                {statusNames[status]}
              </td>
              <td className="pr-importance">{importanceNames[importance]}</td>
              <td>{wordEffort({ t: extra, locale, effort })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
