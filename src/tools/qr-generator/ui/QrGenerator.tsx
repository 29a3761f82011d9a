import "./qr-generator.css";
import "./qr-preview.css";
import "./qr-style.css";
import "./qr-batch.css";
import { useDeferredValue, useMemo, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { Batch } from "./Batch.tsx";
import { ContentPanel } from "./ContentPanel.tsx";
import { createContent } from "../engine/content.ts";
import type { Values } from "../engine/forms/form.ts";
import { forms, type Kind } from "../engine/forms/kinds.ts";
import { StylePanel } from "./StylePanel.tsx";
import type { LoadedLogo } from "./logo.ts";
import { defaultStyle } from "../engine/style.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { RenderRequest } from "./render-verified.ts";
import { Preview } from "./Preview.tsx";
import { printSizes } from "../engine/print-size.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

/**
 * Up to this length a code is drawn in less than a frame even on a slow phone; longer ones are
 * updated at a lower priority than typing.
 */
const maxImmediateChars = 400;

export const QrGenerator = withErrorBoundary(Generator);

/** The content, the style and the preview of one code, and the batch below. */
function Generator({ t, locale }: Props) {
  const [content, setContent] = useState(() => createContent(t.urlExample));
  const [kind, setKind] = useState<Kind>();
  const [values, setValues] = useState<Readonly<Partial<Record<Kind, Values>>>>({});
  const [style, setStyle] = useState(defaultStyle);
  const [printMm, setPrintMm] = useState<number>(printSizes.first);
  const [logo, setLogo] = useState<LoadedLogo>();
  const [hasLogo, setHasLogo] = useState(false);

  const filled =
    kind === undefined ? { content: content.value } : forms[kind].fill(values[kind] ?? {});
  const typedContent = "content" in filled ? filled.content : "";
  const deferredContent = useDeferredValue(typedContent);
  const validContent = typedContent.length > maxImmediateChars ? deferredContent : typedContent;
  const usedLogo = hasLogo ? logo : undefined;
  const request = useMemo<RenderRequest | undefined>(
    () =>
      validContent.trim() === "" ? undefined : { content: validContent, style, logo: usedLogo },
    [validContent, style, usedLogo],
  );

  return (
    <>
      <div className="qr">
        <ContentPanel
          t={t}
          locale={locale}
          content={content}
          kind={kind}
          values={(kind && values[kind]) ?? {}}
          faults={"faults" in filled ? filled.faults : {}}
          onContent={setContent}
          onKind={setKind}
          onValues={(next) => kind !== undefined && setValues({ ...values, [kind]: next })}
        />
        <Preview
          t={t}
          request={request}
          isExample={kind === undefined && validContent === t.urlExample}
          printMm={printMm}
          emptyText={kind === undefined ? t.empty : t.emptyForm}
        />
        <StylePanel
          t={t}
          style={style}
          printMm={printMm}
          logo={logo}
          hasLogo={hasLogo}
          onStyle={setStyle}
          onPrintMm={setPrintMm}
          onLogo={setLogo}
          onHasLogo={setHasLogo}
        />
      </div>
      <Batch t={t} locale={locale} style={style} logo={usedLogo} printMm={printMm} />
    </>
  );
}
