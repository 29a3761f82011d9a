import { lazy, Suspense, useId, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { RenderRequest } from "./render-verified.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** The code above; undefined while there is none. */
  readonly request: RenderRequest | undefined;
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
  readonly printMm: number;
}

const BatchPart = lazy(async () => ({ default: (await import("./BatchPart.tsx")).BatchPart }));

/**
 * Makes many codes from one sheet, each read back before it is packed or printed, or prints the
 * code above many times.
 */
export function Batch({ t, locale, request, style, logo, printMm }: Props) {
  const id = useId();
  const [isCopying, setIsCopying] = useState(false);
  const [sheet, setSheet] = useState<{
    readonly version: number;
    readonly file: File;
  }>();
  return (
    <section className="qr-batch" aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="type-head" id={`${id}-title`}>
          {t.batchTitle}
        </h2>
        <p className="kit-soft">{t.batchHint}</p>
      </div>
      <div>
        <label className="kit-label" htmlFor={id}>
          {t.batchFile}
        </label>
        <div className="file-box">
          <input
            id={id}
            className="field file-field"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              setSheet((before) => file && { version: (before?.version ?? 0) + 1, file });
            }}
          />
          {/* A screen reader hears the same from the field itself. */}
          <span className="file-words" aria-hidden="true">
            <span>{t.chooseFile}</span>
            {sheet !== undefined && <bdi>{sheet.file.name}</bdi>}
          </span>
        </div>
        <p className="kit-hint" id={`${id}-hint`}>
          {t.batchFileHint}
        </p>
        <div role="status">
          {sheet !== undefined && (
            <Suspense>
              <BatchPart
                part="sheet"
                key={sheet.version}
                t={t}
                locale={locale}
                file={sheet.file}
                style={style}
                logo={logo}
                printMm={printMm}
              />
            </Suspense>
          )}
        </div>
        <button
          type="button"
          className="link qr-copies-open"
          aria-expanded={isCopying}
          onClick={() => setIsCopying(!isCopying)}
        >
          {t.copiesOpen}
        </button>
        {isCopying && (
          <Suspense>
            <BatchPart
              part="copies"
              t={t}
              locale={locale}
              request={request}
              style={style}
              logo={logo}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
