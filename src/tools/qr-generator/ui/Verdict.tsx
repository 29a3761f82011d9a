import { fill } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { findWarnings, type Attempt } from "../engine/attempts.ts";
import { vectorQuietModules } from "../engine/drawing.ts";
import { getMinPrintMm } from "../engine/print-size.ts";
import type { QrStyle } from "../engine/style.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { RenderResult } from "./render-verified.ts";

interface Props {
  readonly t: ToolTexts;
  /** Undefined where there is no content. */
  readonly style: QrStyle | undefined;
  /** What is said of the content once the code was read back. */
  readonly readText: string;
  readonly result: RenderResult | undefined;
  readonly problem: RenderResult["problem"];
  readonly shown: Attempt | undefined;
  /** Whether the foreground is a darker shade than the visitor's. */
  readonly isDarker: boolean;
  readonly printMm: number;
}

/**
 * Whether the code could be read, what was changed for it, and what may keep it from being read
 * elsewhere.
 */
export function Verdict(props: Props) {
  const { t, style, readText, result, problem, shown, isDarker, printMm } = props;
  const warnings = {
    contrast: t.warningContrast,
    inverted: t.warningInverted,
  };
  const minPrintMm =
    shown === undefined ? 0 : getMinPrintMm(shown.code.size + 2 * vectorQuietModules);
  return (
    <div className="qr-verdict" role="status">
      {style !== undefined && problem === undefined && (
        <ReadMark t={t} isRead={result !== undefined} readText={readText} />
      )}
      {problem !== undefined && (
        <Callout tone="bad" title={t.problemTitle}>
          {getProblemMessages(t)[problem]}
        </Callout>
      )}
      {result?.pixels?.fallbacks.includes("smaller-logo") && (
        <Callout tone="info">{t.smallerLogoApplied}</Callout>
      )}
      {result?.pixels?.fallbacks.includes("square-corners") && (
        <Callout tone="info">{t.squareCornersApplied}</Callout>
      )}
      {isDarker && problem === undefined && shown !== undefined && (
        <Callout tone="info">{t.darkerApplied}</Callout>
      )}
      {style !== undefined &&
        shown !== undefined &&
        findWarnings(style).map((warning) => (
          <Callout key={warning} tone="warn">
            {warnings[warning]}
          </Callout>
        ))}
      {minPrintMm > printMm && (
        <Callout tone="warn">{fill(t.printTooFine, { n: minPrintMm })}</Callout>
      )}
    </div>
  );
}

interface ReadMarkProps extends Pick<Props, "t" | "readText"> {
  readonly isRead: boolean;
}

/**
 * The seal of a code that was read back. The example has none: beside the request to type something
 * else it would say that the work is done.
 */
function ReadMark({ t, isRead, readText }: ReadMarkProps) {
  if (readText === t.example) return <p className="qr-read">{readText}</p>;
  return (
    <p className="qr-read" data-read={isRead && readText === t.readBack}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={khatamPath} />
        <path className="qr-check" d="m6.2 10.3 2.5 2.5 5-5.3" />
      </svg>
      {isRead ? readText : t.reading}
    </p>
  );
}

const getProblemMessages = (
  t: ToolTexts,
): Readonly<Record<NonNullable<RenderResult["problem"]>, string>> => ({
  long: t.problemLong,
  colours: t.problemColours,
  small: t.problemSmall,
  style: t.problemStyle,
  reader: t.problemReader,
});
