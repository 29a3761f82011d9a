import { fill, pick, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { answerMessages } from "../answer-messages.ts";
import type { TestResult } from "../contract.ts";
import { formatMbps, formatTime } from "../engine/amounts.ts";
import { findSlowPart } from "../engine/slow-part.ts";
import type { messages } from "../messages.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: TestResult;
  /** Null where the connection was not measured. */
  readonly connection: BandwidthResult | null;
}

/** What is slow, in one sentence, and the figures that say so. */
export function Answer({ t, locale, result, connection }: Props) {
  const texts = pick(answerMessages, locale);
  const score = result.kind === "browser" ? result.score : null;
  const figures = [
    result.kind === "browser"
      ? fill(texts.score, { n: result.score })
      : fill(texts.firstByte, { time: formatTime(t, result.firstByteMs) }),
    ...(connection === null
      ? []
      : [fill(texts.download, { n: formatMbps(locale, connection.downloadMbps) })]),
  ];
  return (
    <div className="speed-answer">
      <p className="type-section">{texts[findSlowPart({ connection, score })]}</p>
      <ul className="kit-soft">
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
    </div>
  );
}
