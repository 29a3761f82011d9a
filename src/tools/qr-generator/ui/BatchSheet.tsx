import { useEffect, useRef, useState } from "react";
import { count } from "#i18n/format.ts";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { batchMessages } from "../batch-messages.ts";
import { BatchRows } from "./BatchRows.tsx";
import { makeZip, type BatchRequest } from "./batch.ts";
import { batchLimits, readBatch, type Row } from "../engine/csv.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import type { RenderRequest } from "./render-verified.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly file: File;
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
  readonly printMm: number;
}

type BatchFormat = BatchRequest["format"];

/** Reads the visitor's file and shows what is in it. */
export function BatchSheet({ file, ...props }: Props) {
  const [bytes, setBytes] = useState<Uint8Array>();
  useEffect(() => {
    // One byte beyond the limit is enough to reject the sheet, so the rest is not read.
    const part = file.slice(0, batchLimits.bytes + 1);
    void part.arrayBuffer().then((buffer) => setBytes(new Uint8Array(buffer)));
  }, [file]);
  return bytes === undefined ? null : <SheetRows {...props} bytes={bytes} />;
}

interface RowsProps extends Omit<Props, "file"> {
  readonly bytes: Uint8Array;
}

/** The rows found in a sheet, and the buttons that make a zip of their codes or print them. */
function SheetRows({ t, locale, bytes, style, logo, printMm }: RowsProps) {
  const b = pick(batchMessages, locale);
  const [sheet] = useState(() => readBatch(bytes));
  const [format, setFormat] = useState<BatchFormat>("png");
  const [share, setShare] = useState<number>();
  const [rejectedRows, setRejectedRows] = useState<readonly Row[]>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  if ("fault" in sheet) return <Callout tone="bad">{getFaultMessages(b)[sheet.fault]}</Callout>;
  const { rows } = sheet;

  async function makeBatch(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setRejectedRows(undefined);
    setShare(0);
    try {
      const zip = await makeZip({ rows, style, logo, format, printMm }, signal, setShare);
      setRejectedRows(zip.rejected);
      if (zip.blob === undefined) return;
      saveFile(zip.blob, "qrcodes.zip");
      showToast({ title: t.downloadedTitle, text: b.done });
    } catch {
      if (!signal.aborted) showToast({ title: t.errorTitle, text: t.saveFailed, tone: "bad" });
    } finally {
      setShare(undefined);
    }
  }

  return (
    <>
      <p className="qr-batch-count">{count(locale, b.count, rows.length)}</p>
      <BatchRows rows={rows} more={b.andMore} />
      {share === undefined ? (
        <MakeBatch b={b} format={format} onFormat={setFormat} onMake={makeBatch} />
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
      {rejectedRows !== undefined && rejectedRows.length > 0 && (
        <Callout tone="warn" title={rejectedRows.length === rows.length ? b.noneRead : b.refused}>
          <BatchRows rows={rejectedRows} more={b.andMore} />
        </Callout>
      )}
      {share === undefined && (
        <PrintSheet t={t} b={b} locale={locale} rows={rows} copies={1} style={style} logo={logo} />
      )}
    </>
  );
}

interface MakeBatchProps {
  readonly b: Texts<typeof batchMessages>;
  readonly format: BatchFormat;
  readonly onFormat: (format: BatchFormat) => void;
  readonly onMake: () => void;
}

function MakeBatch({ b, format, onFormat, onMake }: MakeBatchProps) {
  return (
    <div className="qr-batch-make">
      <Choice
        legend={b.format}
        options={[
          { value: "png", label: "PNG" },
          { value: "svg", label: "SVG" },
        ]}
        value={format}
        onChange={onFormat}
      />
      <button type="button" className="button button-small" onClick={onMake}>
        {b.make}
      </button>
    </div>
  );
}

const getFaultMessages = (b: Texts<typeof batchMessages>) => ({
  empty: b.faultEmpty,
  "too-many": b.faultTooMany,
  "too-large": b.faultTooLarge,
});
