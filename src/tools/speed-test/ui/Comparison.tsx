import { shortenUrl } from "#base/readable-url.ts";
import { Address } from "#ui/Address.tsx";
import { fill, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { useReveal } from "#ui/use-reveal.ts";
import type { compareMessages } from "../compare-messages.ts";
import type { BrowserResult } from "../contract.ts";
import { formatMetric, formatSize } from "../engine/amounts.ts";
import { alignFilms, compareResults, type ComparedFigure } from "../engine/compare-results.ts";
import { getMetricNames } from "../engine/metric-names.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly texts: Texts<typeof compareMessages>;
  readonly results: readonly [BrowserResult, BrowserResult];
}

/** Two results beside each other: their figures, and their films in step. */
export function Comparison({ t, texts, results }: Props) {
  const section = useReveal<HTMLDivElement>({ place: "nearest" });
  const names = {
    ...getMetricNames(t),
    score: t.performanceScore,
    weight: t.pageWeight,
    requests: t.columnRequests,
  };
  return (
    <div ref={section} tabIndex={-1} className="speed-compared">
      <table aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            {results.map(({ url, device }, i) => (
              <th key={i} scope="col">
                <Address text={shortenUrl(url)} />
                <small>{texts[device]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareResults(...results).map(({ figure, values, better }) => (
            <tr key={figure}>
              <th scope="row">{names[figure]}</th>
              {values.map((value, i) => (
                <td key={i} data-better={better === i}>
                  {formatFigure(t, figure, value)}
                  {better === i && <small>{texts.better}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Films t={t} texts={texts} results={results} />
    </div>
  );
}

/** What both pages showed at each moment, one column for each; it scrolls sideways. */
function Films({ t, texts, results }: Props) {
  const [first, second] = results;
  const toName = ({ url, device }: BrowserResult): string =>
    `\u2066${shortenUrl(url)}\u2069 (${texts[device]})`;
  const steps = alignFilms(first.filmStrip, second.filmStrip);
  if (first.filmStrip.length === 0 || second.filmStrip.length === 0) return null;
  return (
    <>
      <h4>{texts.films}</h4>
      <p className="kit-soft">
        {fill(texts.filmRows, { first: toName(first), second: toName(second) })}
      </p>
      <div className="speed-films" tabIndex={0} role="group" aria-label={texts.films}>
        <ol>
          {steps.map(({ atMs, pictures }) => {
            const n = (atMs / 1_000).toFixed(1);
            return (
              <li key={atMs}>
                <span aria-hidden="true">
                  {n} {t.unitS}
                </span>
                {pictures.map((picture, i) =>
                  picture === null ? (
                    <span key={i}>{texts.nothingYet}</span>
                  ) : (
                    <img
                      key={i}
                      src={picture}
                      alt={fill(texts.filmFrame, {
                        site: shortenUrl(results[i]!.url),
                        device: texts[results[i]!.device],
                        n,
                      })}
                    />
                  ),
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}

function formatFigure(t: Props["t"], figure: ComparedFigure["figure"], value: number): string {
  if (figure === "weight") return formatSize(t, value);
  if (figure === "score" || figure === "requests") return String(value);
  return formatMetric(t, figure, value);
}
