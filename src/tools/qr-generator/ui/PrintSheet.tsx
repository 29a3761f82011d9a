import { useEffect, useRef, useState } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { Slider } from "#ui/fields/Slider.tsx";
import type { batchMessages } from "../batch-messages.ts";
import type { Row } from "../engine/csv.ts";
import { getMinPrintMm } from "../engine/print-size.ts";
import { layOutSheet, sheetSizes } from "../engine/sheet-layout.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { BatchRows } from "./BatchRows.tsx";
import { PaperPages, type SheetCode, type SheetPrint } from "./PaperPages.tsx";
import { takeReadableRows, type RowsRequest } from "./readable-rows.ts";
import { findReadableVector } from "./render-verified.ts";

interface Props extends RowsRequest {
  readonly t: ToolTexts;
  readonly b: Texts<typeof batchMessages>;
  readonly locale: Locale;
  /** How many times each row is printed. */
  readonly copies: number;
}

interface Made {
  readonly rejected: readonly Row[];
  /** The width in millimetres below which the modules of a code are too fine. */
  readonly minMm: number;
}

/** Prints the codes of rows on A4, with cut marks and names, by the browser's own print window. */
export function PrintSheet({ t, b, locale, rows, style, logo, copies }: Props) {
  const [codeMm, setCodeMm] = useState<number>(sheetSizes.first);
  const [share, setShare] = useState<number>();
  const [sheet, setSheet] = useState<SheetPrint>();
  const [made, setMade] = useState<Made>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const layout = layOutSheet(
    codeMm,
    rows.some(({ name }) => name !== ""),
  );

  async function printRows(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setMade(undefined);
    setSheet(undefined);
    setShare(0);
    try {
      const codes: SheetCode[] = [];
      const rejected = await takeReadableRows(
        { rows, style, logo },
        findReadableVector,
        ({ name }, _, { drawing }) => void codes.push({ name, drawing }),
        signal,
        setShare,
      );
      const maxModules = Math.max(0, ...codes.map(({ drawing }) => drawing.side));
      setMade({ rejected, minMm: getMinPrintMm(maxModules) });
      if (codes.length > 0) setSheet({ codes, copies, layout, style, logo });
    } catch {
      if (!signal.aborted) showToast({ title: t.errorTitle, text: t.saveFailed, tone: "bad" });
    } finally {
      setShare(undefined);
    }
  }

  return (
    <div className="qr-sheet">
      <Slider
        label={b.sheetSize}
        unit={t.unitMm}
        hint={count(locale, b.perPage, layout.places.length)}
        value={codeMm}
        min={sheetSizes.min}
        max={sheetSizes.max}
        step={sheetSizes.step}
        onChange={setCodeMm}
      />
      {share === undefined ? (
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={rows.length === 0}
          onClick={printRows}
        >
          {b.print}
        </button>
      ) : (
        // Not announced at every per cent.
        <div aria-live="off">
          <Progress
            label={b.working}
            value={share}
            cancelLabel={b.cancel}
            onCancel={() => running.current?.abort()}
          />
        </div>
      )}
      <p className="kit-hint">{b.printHint}</p>
      {made !== undefined && <MadeNotices t={t} b={b} made={made} rows={rows} codeMm={codeMm} />}
      {sheet !== undefined && <PaperPages sheet={sheet} onPrinted={() => setSheet(undefined)} />}
    </div>
  );
}

interface NoticeProps extends Pick<Props, "t" | "b" | "rows"> {
  readonly made: Made;
  readonly codeMm: number;
}

/** Says which codes are not on the sheet, and where those on it are printed too small. */
function MadeNotices({ t, b, made: { rejected, minMm }, rows, codeMm }: NoticeProps) {
  return (
    <>
      {rejected.length > 0 && (
        <Callout
          tone="warn"
          title={rejected.length === rows.length ? b.noneRead : b.refusedOnSheet}
        >
          <BatchRows rows={rejected} more={b.andMore} />
        </Callout>
      )}
      {minMm > codeMm && <Callout tone="warn">{fill(t.printTooFine, { n: minMm })}</Callout>}
    </>
  );
}
