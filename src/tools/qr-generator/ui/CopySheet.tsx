import { useId, useState } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { Slider } from "#ui/fields/Slider.tsx";
import { batchMessages } from "../batch-messages.ts";
import { copyCounts } from "../engine/sheet-layout.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import type { RenderRequest } from "./render-verified.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** The code that is printed; undefined while there is none. */
  readonly request: RenderRequest | undefined;
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
}

const maxNameChars = 60;

/** Prints one code many times, with an optional name under each. */
export function CopySheet({ t, locale, request, style, logo }: Props) {
  const b = pick(batchMessages, locale);
  const id = useId();
  const [name, setName] = useState("");
  const [copies, setCopies] = useState<number>(copyCounts.first);
  return (
    <div className="qr-copies">
      <div>
        <label className="kit-label" htmlFor={id}>
          {b.copyName} <small className="qr-optional">({b.optional})</small>
        </label>
        <input
          id={id}
          className="field"
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={maxNameChars}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <Slider
        label={b.copies}
        value={copies}
        min={copyCounts.min}
        max={copyCounts.max}
        onChange={setCopies}
      />
      <PrintSheet
        t={t}
        b={b}
        locale={locale}
        rows={request === undefined ? [] : [{ content: request.content, name: name.trim() }]}
        copies={copies}
        style={style}
        logo={logo}
      />
    </div>
  );
}
