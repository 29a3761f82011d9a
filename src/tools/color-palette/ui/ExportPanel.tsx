import { useState } from "react";
import { fill } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { saveFile } from "#ui/save-file.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { formatHash, type SharedPalette } from "../engine/address.ts";
import { formatAse } from "../engine/ase.ts";
import {
  formatCssVariables,
  formatJson,
  formatSvg,
  formatTailwindTheme,
} from "../engine/export-text.ts";
import { Coded } from "#ui/Coded.tsx";
import { SideSection } from "#ui/SideSection.tsx";
import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { nameColours } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly state: SharedPalette;
}

/** Name, media type and formatter of each exported file; a binary file has no text to show. */
const formats = {
  css: { file: "palette.css", type: "text/css", write: formatCssVariables },
  tailwind: { file: "theme.css", type: "text/css", write: formatTailwindTheme },
  json: { file: "palette.json", type: "application/json", write: formatJson },
  svg: { file: "palette.svg", type: "image/svg+xml", write: formatSvg },
  ase: { file: "palette.ase", type: "application/octet-stream", write: undefined },
} as const;
type Format = keyof typeof formats;

/** Exports the palette as code to copy, a file to save or a link to send. */
export function ExportPanel({ t, state }: Props) {
  const [format, setFormat] = useState<Format>("css");
  const named = nameColours(t, state.colours);
  const { file, type, write } = formats[format];
  const text = write?.(named);
  const labels = {
    css: t.exportCss,
    tailwind: t.exportTailwind,
    json: t.exportJson,
    svg: t.exportSvg,
    ase: t.exportAse,
  };

  return (
    <SideSection title={t.exportTitle} hint={t.exportHint}>
      <Tabs
        label={t.exportTitle}
        tabs={(Object.keys(formats) as Format[]).map((id) => ({ id, label: labels[id] }))}
        selected={format}
        onSelect={setFormat}
      >
        {format === "svg" || format === "ase" ? (
          <ColourStrip colours={state.colours} className="pal-export-strip" />
        ) : (
          <pre className="pal-code" dir="ltr" tabIndex={0}>
            {text}
          </pre>
        )}
        {format === "ase" && <p className="pal-soft">{t.exportAseText}</p>}
        <div className="pal-actions">
          <button
            type="button"
            className="button button-small"
            onClick={() =>
              saveFile(new Blob([text ?? formatAse(t.coloursTitle, named)], { type }), file)
            }
          >
            <Coded text={t.download} codes={{ file }} />
          </button>
          {text !== undefined && (
            <CopyButton
              t={t}
              key={format}
              text={text}
              label={t.exportCopy}
              copied={fill(t.copied, { value: labels[format] })}
            />
          )}
          <CopyLink t={t} state={state} />
        </div>
      </Tabs>
    </SideSection>
  );
}

function CopyLink({ t, state }: Props) {
  return (
    <CopyButton
      t={{ ...t, copiedTitle: t.linkCopiedTitle }}
      text={`${location.origin}${location.pathname}${formatHash(state)}`}
      label={t.copyLink}
      copied={t.linkCopied}
    />
  );
}
