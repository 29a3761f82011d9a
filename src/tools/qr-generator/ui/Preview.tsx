import { useId, useMemo, useRef } from "react";
import { fill } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import { listPixelAttempts, findProblem, type Attempt } from "../engine/attempts.ts";
import { CodePicture } from "./CodePicture.tsx";
import { NarrowPreview } from "./NarrowPreview.tsx";
import { getModulePx } from "../engine/drawing.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { RenderRequest, RenderResult } from "./render-verified.ts";
import { SaveButtons } from "./SaveButtons.tsx";
import { useRenderResult } from "./use-render-result.ts";
import { Verdict } from "./Verdict.tsx";

interface Props {
  readonly t: ToolTexts;
  /** Undefined where there is no content. */
  readonly request: RenderRequest | undefined;
  /** What is said of the content once the code was read back. */
  readonly readText: string;
  readonly printMm: number;
  /** Whether the foreground is a darker shade than the visitor's. */
  readonly isDarker: boolean;
  readonly emptyText: string;
}

/** The code, the result of reading it back, and the buttons that save it. */
export function Preview(props: Props) {
  const { t, request, readText, printMm, isDarker, emptyText } = props;
  const id = useId();
  const { result, waitForResult } = useRenderResult(request);
  const problem = useMemo(
    () =>
      request === undefined
        ? undefined
        : (findProblem(request.content, request.style) ?? result?.problem),
    [request, result],
  );
  const shown = useShownAttempt(request, result, problem);
  const px =
    request === undefined || shown === undefined ? 0 : getModulePx(shown.code, request.style.size);
  const section = useRef<HTMLElement>(null);
  const canSavePixels = request !== undefined && problem === undefined;

  return (
    <section ref={section} tabIndex={-1} className="qr-preview" aria-labelledby={`${id}-title`}>
      <h2 className="kit-hidden" id={`${id}-title`}>
        {t.previewTitle}
      </h2>
      <Stage t={t} codeId={`${id}-code`} request={request} shown={shown} emptyText={emptyText} />
      <Verdict
        t={t}
        style={request?.style}
        readText={readText}
        result={result}
        problem={problem}
        shown={shown}
        isDarker={isDarker}
        printMm={printMm}
      />
      <SaveButtons
        t={t}
        printMm={printMm}
        canSavePixels={canSavePixels}
        canSaveVector={canSavePixels || result?.vector !== undefined}
        waitForResult={waitForResult}
      />
      <NarrowPreview
        t={t}
        preview={section}
        codeId={`${id}-code`}
        side={shown?.drawing.side}
        state={
          request === undefined
            ? "empty"
            : ((problem && "problem") ?? (result && "read") ?? "reading")
        }
        readText={readText}
        emptyText={emptyText}
      />
      {shown !== undefined && (
        <details className="qr-facts type-small">
          <summary>{t.factsTitle}</summary>
          <p>
            {fill(t.facts, {
              modules: shown.code.size,
              level: shown.code.level,
              px: Number(px.toFixed(1)),
            })}
          </p>
        </details>
      )}
    </section>
  );
}

/**
 * The drawing to show: the requested one at once, and the one that was read back when it is there,
 * which differs where a fallback was needed.
 */
function useShownAttempt(
  request: RenderRequest | undefined,
  result: RenderResult | undefined,
  problem: RenderResult["problem"],
): Attempt | undefined {
  const firstAttempt = useMemo(
    () =>
      request === undefined
        ? undefined
        : getFirst(listPixelAttempts(request.content, request.style, request.logo !== undefined)),
    [request],
  );
  if (problem === undefined) return result?.pixels ?? firstAttempt;
  return problem === "small" ? result?.vector : undefined;
}

interface StageProps extends Omit<Props, "readText" | "printMm" | "isDarker"> {
  readonly codeId: string;
  readonly shown: Attempt | undefined;
}

function Stage({ t, codeId, request, shown, emptyText }: StageProps) {
  return (
    <div
      className="qr-stage"
      data-transparent={request?.style.isTransparent === true && shown !== undefined}
    >
      {request !== undefined && shown !== undefined ? (
        <CodePicture
          id={codeId}
          request={request}
          drawing={shown.drawing}
          label={fill(t.codeAlt, { content: shorten(request.content) })}
        />
      ) : (
        <svg className="qr-nothing" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={khatamPath} />
        </svg>
      )}
      {request === undefined && <p>{emptyText}</p>}
    </div>
  );
}

function getFirst(attempts: Iterable<Attempt>): Attempt | undefined {
  for (const attempt of attempts) return attempt;
  return undefined;
}

/** At most 80 characters, since a screen reader reads the whole label of a picture. */
function shorten(content: string): string {
  const chars = [...content.replace(/\s+/g, " ")];
  return chars.length <= 80 ? chars.join("") : `${chars.slice(0, 79).join("")}…`;
}
