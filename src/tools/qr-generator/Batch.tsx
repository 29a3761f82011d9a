import { useEffect, useId, useRef, useState } from "react";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/Choice.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Progress } from "#ui/Progress.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.ts";
import type { batchMessages } from "./batch-messages.ts";
import { readBatch, type Batch as Sheet, type Row } from "./csv.ts";
import type { messages } from "./messages.ts";
import type { Order } from "./offer.ts";

interface Props {
  readonly b: Texts<typeof batchMessages>;
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly look: Order["look"];
  readonly logo: Order["logo"];
  readonly printMm: number;
}

const shownRows = 5;

/** Many codes out of one sheet, each read back before it is packed. */
export function Batch({ b, t, locale, look, logo, printMm }: Props) {
  const id = useId();
  const [sheet, setSheet] = useState<Sheet>();
  const [format, setFormat] = useState<"png" | "svg">("png");
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<readonly Row[]>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function open(file: File): Promise<void> {
    running.current?.abort();
    setRefused(undefined);
    setSheet(file.size > 1024 * 1024 ? { fault: "too-large" } : readBatch(new Uint8Array(await file.arrayBuffer())));
  }

  async function make(rows: readonly Row[]): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setRefused(undefined);
    setShare(0);
    try {
      const { makeZip } = await import("./batch.ts");
      const zip = await makeZip({ rows, look, logo, format, printMm }, signal, setShare);
      setRefused(zip.refused);
      if (zip.blob === undefined) return;
      saveFile(zip.blob, "qrcodes.zip");
      toast({ title: t.downloadedTitle, text: b.done });
    } catch {
      if (!signal.aborted) toast({ title: t.errorTitle, text: t.saveFailed, tone: "bad" });
    } finally {
      setShare(undefined);
    }
  }

  const rows = sheet !== undefined && "rows" in sheet ? sheet.rows : undefined;
  return (
    <section className="qr-batch" aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="type-head" id={`${id}-title`}>
          {b.title}
        </h2>
        <p className="qr-soft">{b.hint}</p>
      </div>
      <div className="qr-batch-work">
        <label className="kit-label" htmlFor={id}>
          {b.fileLabel}
        </label>
        <input
          id={id}
          className="field file-field"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void open(file);
          }}
        />
        <p className="kit-hint" id={`${id}-hint`}>
          {b.fileHint}
        </p>
        <div role="status">
          {sheet !== undefined && "fault" in sheet && <Notice tone="bad">{{ empty: b.faultEmpty, "too-many": b.faultTooMany, "too-large": b.faultTooLarge }[sheet.fault]}</Notice>}
          {rows !== undefined && (
            <>
              <p className="qr-batch-count">{count(locale, b.count, rows.length)}</p>
              <Rows rows={rows} more={b.andMore} />
            </>
          )}
        </div>
        {rows !== undefined && share === undefined && (
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
            <button type="button" className="button button-small" onClick={() => make(rows)}>
              {b.make}
            </button>
          </div>
        )}
        {share !== undefined && <Progress label={b.working} value={share} cancelLabel={b.cancel} onCancel={() => running.current?.abort()} />}
        <div role="status">
          {refused !== undefined && refused.length > 0 && (
            <Notice tone="warn" title={refused.length === rows?.length ? b.noneRead : b.refused}>
              <Rows rows={refused} more={b.andMore} />
            </Notice>
          )}
        </div>
      </div>
    </section>
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
