import { useId, useMemo } from "react";
import { fill } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import { Notice } from "#ui/Callout.tsx";
import { toast } from "#ui/toast.ts";
import { pixelAttempts, refusalOf, warningsOf, type Attempt } from "../engine/attempts.ts";
import { CodePicture } from "./CodePicture.tsx";
import { modulePx, quietModules } from "../engine/drawing.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { Offer, Order } from "./render-verified.ts";
import { leastPrintMm } from "../engine/print-size.ts";
import { copyPng, savePdf, savePng, saveSvg } from "./export-code.ts";
import { useOffer } from "./use-render-result.ts";

interface Props {
  readonly t: ToolTexts;
  /** Nothing where there is no content. */
  readonly order: Order | undefined;
  readonly printMm: number;
  readonly emptyText: string;
}

/** The code, what was read in it, and the ways to take it away. */
export function Preview({ t, order, printMm, emptyText }: Props) {
  const id = useId();
  const { offer, settled } = useOffer(order);
  const refusal = useMemo(
    () =>
      order === undefined ? undefined : (refusalOf(order.content, order.look) ?? offer?.refusal),
    [order, offer],
  );
  // Shown at once as it was asked for; what has to be mended is swapped when it was read.
  const asked = useMemo(
    () =>
      order === undefined
        ? undefined
        : first(pixelAttempts(order.content, order.look, order.logo !== undefined)),
    [order],
  );
  const shown =
    refusal === undefined
      ? (offer?.pixels ?? asked)
      : refusal === "small"
        ? offer?.vector
        : undefined;
  const px = order === undefined || shown === undefined ? 0 : modulePx(shown.code, order.look.size);
  const canTakePixels = order !== undefined && refusal === undefined;
  const canTakeVector = canTakePixels || offer?.vector !== undefined;

  async function takePixels(
    take: (order: Order, attempt: Attempt) => Promise<void>,
    done: readonly [title: string, text: string],
    failed: string,
  ): Promise<void> {
    await tell(
      async (made) =>
        made.pixels === undefined ? false : (await take(made.order, made.pixels), true),
      done,
      failed,
    );
  }

  async function takeVector(
    take: (order: Order, attempt: Attempt, sideMm: number) => Promise<void>,
  ): Promise<void> {
    await tell(
      async (made) =>
        made.vector === undefined ? false : (await take(made.order, made.vector, printMm), true),
      [t.downloadedTitle, t.downloaded],
      t.saveFailed,
    );
  }

  async function tell(
    take: (made: Offer) => Promise<boolean>,
    [title, text]: readonly [string, string],
    failed: string,
  ): Promise<void> {
    try {
      const made = await settled();
      // A refusal stands beside the code already.
      if (made !== undefined && (await take(made))) toast({ title, text });
    } catch {
      toast({ title: t.errorTitle, text: failed, tone: "bad" });
    }
  }

  return (
    <section className="qr-preview" aria-labelledby={`${id}-title`}>
      <h2 className="kit-hidden" id={`${id}-title`}>
        {t.previewTitle}
      </h2>
      <div
        className="qr-stage"
        data-transparent={order?.look.isTransparent === true && shown !== undefined}
      >
        {order !== undefined && shown !== undefined ? (
          <CodePicture
            order={order}
            drawing={shown.drawing}
            label={fill(t.codeAlt, { content: shortened(order.content) })}
          />
        ) : (
          <svg className="qr-nothing" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={khatamPath} />
          </svg>
        )}
        {order === undefined && <p>{emptyText}</p>}
      </div>
      <div className="qr-verdict" role="status">
        {order !== undefined && refusal === undefined && (
          <p className="qr-read" data-read={offer !== undefined}>
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={khatamPath} />
              <path className="qr-check" d="m6.2 10.3 2.5 2.5 5-5.3" />
            </svg>
            {offer === undefined ? t.reading : t.readBack}
          </p>
        )}
        {refusal !== undefined && (
          <Notice tone="bad" title={t.refusedTitle}>
            {refusalWords(t)[refusal]}
          </Notice>
        )}
        {offer?.pixels?.mends.includes("smaller-logo") && (
          <Notice tone="info">{t.mendedLogo}</Notice>
        )}
        {offer?.pixels?.mends.includes("square-corners") && (
          <Notice tone="info">{t.mendedCorners}</Notice>
        )}
        {order !== undefined &&
          shown !== undefined &&
          warningsOf(order.look, px).map((warning) => (
            <Notice key={warning} tone="warn">
              {
                { contrast: t.noticeContrast, inverted: t.noticeInverted, small: t.noticeSmall }[
                  warning
                ]
              }
            </Notice>
          ))}
        {shown !== undefined && leastPrintMm(shown.code.size + 2 * quietModules) > printMm && (
          <Notice tone="warn">
            {fill(t.printTooFine, { n: leastPrintMm(shown.code.size + 2 * quietModules) })}
          </Notice>
        )}
      </div>
      <div className="qr-take">
        <button
          type="button"
          className="button"
          disabled={!canTakePixels}
          onClick={() => takePixels(savePng, [t.downloadedTitle, t.downloaded], t.saveFailed)}
        >
          {t.downloadPng}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={!canTakeVector}
          onClick={() => takeVector(saveSvg)}
        >
          {t.downloadSvg}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={!canTakeVector}
          onClick={() => takeVector(savePdf)}
        >
          {t.downloadPdf}
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={!canTakePixels}
          onClick={() => takePixels(copyPng, [t.copiedTitle, t.imageCopied], t.copyRefused)}
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

function first(tries: Iterable<Attempt>): Attempt | undefined {
  for (const attempt of tries) return attempt;
  return undefined;
}

/** A screen reader need not read out a whole card. */
function shortened(content: string): string {
  const letters = [...content.replace(/\s+/g, " ")];
  return letters.length <= 80 ? letters.join("") : `${letters.slice(0, 79).join("")}…`;
}

const refusalWords = (t: ToolTexts): Readonly<Record<NonNullable<Offer["refusal"]>, string>> => ({
  long: t.refusedLong,
  colours: t.refusedColours,
  small: t.refusedSmall,
  look: t.refusedLook,
  reader: t.refusedReader,
});
