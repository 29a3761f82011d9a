import { useId, useMemo } from "react";
import { fill } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import { Callout } from "#ui/Callout.tsx";
import { showToast } from "#ui/toast.ts";
import { listPixelAttempts, findProblem, findWarnings, type Attempt } from "../engine/attempts.ts";
import { CodePicture } from "./CodePicture.tsx";
import { getModulePx, quietModules } from "../engine/drawing.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { RenderResult, RenderRequest } from "./render-verified.ts";
import { getMinPrintMm } from "../engine/print-size.ts";
import { copyPng, savePdf, savePng, saveSvg } from "./export-code.ts";
import { useRenderResult } from "./use-render-result.ts";

interface Props {
  readonly t: ToolTexts;
  /** Nothing where there is no content. */
  readonly request: RenderRequest | undefined;
  readonly printMm: number;
  readonly emptyText: string;
}

/** The code, what was read in it, and the ways to take it away. */
export function Preview({ t, request, printMm, emptyText }: Props) {
  const id = useId();
  const { result, waitForResult } = useRenderResult(request);
  const problem = useMemo(
    () =>
      request === undefined
        ? undefined
        : (findProblem(request.content, request.style) ?? result?.problem),
    [request, result],
  );
  // Shown at once as it was asked for; what has to be mended is swapped when it was read.
  const firstAttempt = useMemo(
    () =>
      request === undefined
        ? undefined
        : getFirst(listPixelAttempts(request.content, request.style, request.logo !== undefined)),
    [request],
  );
  const shown =
    problem === undefined
      ? (result?.pixels ?? firstAttempt)
      : problem === "small"
        ? result?.vector
        : undefined;
  const px =
    request === undefined || shown === undefined ? 0 : getModulePx(shown.code, request.style.size);
  const canSavePixels = request !== undefined && problem === undefined;
  const canSaveVector = canSavePixels || result?.vector !== undefined;

  async function savePixels(
    save: (request: RenderRequest, attempt: Attempt) => Promise<void>,
    done: readonly [title: string, text: string],
    failed: string,
  ): Promise<void> {
    await announceSaved(
      async (settledResult) =>
        settledResult.pixels === undefined
          ? false
          : (await save(settledResult.request, settledResult.pixels), true),
      done,
      failed,
    );
  }

  async function saveVector(
    save: (request: RenderRequest, attempt: Attempt, sideMm: number) => Promise<void>,
  ): Promise<void> {
    await announceSaved(
      async (settledResult) =>
        settledResult.vector === undefined
          ? false
          : (await save(settledResult.request, settledResult.vector, printMm), true),
      [t.downloadedTitle, t.downloaded],
      t.saveFailed,
    );
  }

  async function announceSaved(
    save: (settledResult: RenderResult) => Promise<boolean>,
    [title, text]: readonly [string, string],
    failed: string,
  ): Promise<void> {
    try {
      const settledResult = await waitForResult();
      // A refusal stands beside the code already.
      if (settledResult !== undefined && (await save(settledResult))) showToast({ title, text });
    } catch {
      showToast({ title: t.errorTitle, text: failed, tone: "bad" });
    }
  }

  return (
    <section className="qr-preview" aria-labelledby={`${id}-title`}>
      <h2 className="kit-hidden" id={`${id}-title`}>
        {t.previewTitle}
      </h2>
      <div
        className="qr-stage"
        data-transparent={request?.style.isTransparent === true && shown !== undefined}
      >
        {request !== undefined && shown !== undefined ? (
          <CodePicture
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
      <div className="qr-verdict" role="status">
        {request !== undefined && problem === undefined && (
          <p className="qr-read" data-read={result !== undefined}>
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={khatamPath} />
              <path className="qr-check" d="m6.2 10.3 2.5 2.5 5-5.3" />
            </svg>
            {result === undefined ? t.reading : t.readBack}
          </p>
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
        {request !== undefined &&
          shown !== undefined &&
          findWarnings(request.style, px).map((warning) => (
            <Callout key={warning} tone="warn">
              {
                { contrast: t.warningContrast, inverted: t.warningInverted, small: t.warningSmall }[
                  warning
                ]
              }
            </Callout>
          ))}
        {shown !== undefined && getMinPrintMm(shown.code.size + 2 * quietModules) > printMm && (
          <Callout tone="warn">
            {fill(t.printTooFine, { n: getMinPrintMm(shown.code.size + 2 * quietModules) })}
          </Callout>
        )}
      </div>
      <div className="qr-take">
        <button
          type="button"
          className="button"
          disabled={!canSavePixels}
          onClick={() => savePixels(savePng, [t.downloadedTitle, t.downloaded], t.saveFailed)}
        >
          {t.downloadPng}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={!canSaveVector}
          onClick={() => saveVector(saveSvg)}
        >
          {t.downloadSvg}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={!canSaveVector}
          onClick={() => saveVector(savePdf)}
        >
          {t.downloadPdf}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={!canSavePixels}
          onClick={() => savePixels(copyPng, [t.copiedTitle, t.imageCopied], t.copyRefused)}
        >
          {t.copyImage}
        </button>
      </div>
      {shown !== undefined && (
        <p className="qr-facts type-small">
          {fill(t.facts, {
            modules: shown.code.size,
            level: shown.code.level,
            px: Number(px.toFixed(1)),
          })}
        </p>
      )}
    </section>
  );
}

function getFirst(tries: Iterable<Attempt>): Attempt | undefined {
  for (const attempt of tries) return attempt;
  return undefined;
}

/** A screen reader need not read out a whole card. */
function shorten(content: string): string {
  const letters = [...content.replace(/\s+/g, " ")];
  return letters.length <= 80 ? letters.join("") : `${letters.slice(0, 79).join("")}…`;
}

const getProblemMessages = (
  t: ToolTexts,
): Readonly<Record<NonNullable<RenderResult["problem"]>, string>> => ({
  long: t.problemLong,
  colours: t.problemColours,
  small: t.problemSmall,
  look: t.problemStyle,
  reader: t.problemReader,
});
