import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { connectionMessages } from "../connection-messages.ts";
import { formatMbps } from "../engine/amounts.ts";
import { gradeBufferbloat, type BufferbloatGrade } from "../engine/bufferbloat.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";

interface Props {
  readonly t: Texts<typeof connectionMessages>;
  readonly locale: Locale;
  readonly result: BandwidthResult;
}

const bands: Readonly<Record<BufferbloatGrade, "good" | "average" | "poor">> = {
  "A+": "good",
  A: "good",
  B: "good",
  C: "average",
  D: "poor",
  F: "poor",
};

/** A router that queues too much is limited a little below the speed of the connection. */
const limitedShare = 0.9;

/** How the connection behaves while it is busy: a grade, what it means, and what helps. */
export function BufferbloatView({ t, locale, result }: Props) {
  const bufferbloat = gradeBufferbloat(result);
  if (bufferbloat === null) return null;
  const { grade, increaseMs } = bufferbloat;
  const band = bands[grade];
  const meanings: Readonly<Record<BufferbloatGrade, string>> = {
    "A+": t.bloatGood,
    A: t.bloatGood,
    B: t.bloatFair,
    C: t.bloatWeak,
    D: t.bloatPoor,
    F: t.bloatPoor,
  };
  const words: Readonly<Record<BufferbloatGrade, string>> = {
    "A+": t.gradeExcellent,
    A: t.gradeGood,
    B: t.gradeFair,
    C: t.gradeWeak,
    D: t.gradePoor,
    F: t.gradeBad,
  };
  const limit = (mbps: number): string => formatMbps(locale, mbps * limitedShare);
  return (
    <section className="speed-bloat" data-band={band} aria-labelledby="speed-bloat-title">
      <p className="speed-grade">
        <span className="kit-hidden">{t.bloatGrade}: </span>
        <bdi dir="ltr">{grade}</bdi> <small>{words[grade]}</small>
      </p>
      <div>
        <h4 id="speed-bloat-title" className="type-head">
          {t.bloatTitle}
        </h4>
        <p>{meanings[grade]}</p>
        <p className="kit-soft">{fill(t.bloatIncrease, { n: Math.round(increaseMs) })}</p>
        {band !== "good" && (
          <p>
            {fill(t.bloatFix, { down: limit(result.downloadMbps), up: limit(result.uploadMbps) })}
          </p>
        )}
        <details>
          <summary className="link type-small">{t.scaleTitle}</summary>
          <p className="kit-soft">
            {t.scaleText}{" "}
            <a
              className="speed-source"
              href="https://www.dslreports.com/faq/17930"
              target="_blank"
              rel="noopener noreferrer"
              lang="en"
              dir="ltr"
            >
              DSLReports
            </a>
          </p>
        </details>
      </div>
    </section>
  );
}
