import { useEffect, useRef, useState } from "react";
import { count } from "#i18n/format.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Choice } from "#ui/Choice.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Progress } from "#ui/Progress.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/toast.ts";
import { batchMessages } from "../batch-messages.ts";
import { makeZip } from "./batch.ts";
import { readBatch, type Row } from "../engine/csv.ts";
import type { RenderRequest } from "./render-verified.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** What the visitor's sheet holds. */
  readonly bytes: Uint8Array;
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
  readonly printMm: number;
}

const shownRows = 5;

/** What was found in a sheet, and the zip that is made of it. */
export function BatchSheet({ t, locale, bytes, style, logo, printMm }: Props) {
  const b = pick(batchMessages, locale);
  const [sheet] = useState(() => readBatch(bytes));
  const [format, setFormat] = useState<"png" | "svg">("png");
  const [share, setShare] = useState<number>();
  const [rejectedRows, setRejectedRows] = useState<readonly Row[]>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  if ("fault" in sheet)
    return (
      <Callout tone="bad">
        {
          { empty: b.faultEmpty, "too-many": b.faultTooMany, "too-large": b.faultTooLarge }[
            sheet.fault
          ]
        }
      </Callout>
    );
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
      <Rows rows={rows} more={b.andMore} />
      {share === undefined ? (
        <div className="qr-batch-make">
          <Choice
            legend={b.format}
            options={[
              { value: "png", label: "PNG" },
              { value: "svg", label: "SVG" },
            ]}
            value={format}
            onChange={setFormat}
          />
          <button type="button" className="button button-small" onClick={makeBatch}>
            {b.make}
          </button>
        </div>
      ) : (
        // Heard when it is reached, not at every per cent.
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
          <Rows rows={rejectedRows} more={b.andMore} />
        </Callout>
      )}
    </>
  );
}

function Rows({ rows, more }: { readonly rows: readonly Row[]; readonly more: string }) {
  return (
    <ul className="qr-rows">
      {rows.slice(0, shownRows).map(({ name, content }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          <bdi className="qr-soft">{content}</bdi>
        </li>
      ))}
      {rows.length > shownRows && <li className="qr-soft">{more}</li>}
    </ul>
  );
}
