import "./qr-generator.css";
import { useDeferredValue, useMemo, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Batch } from "./Batch.tsx";
import { ContentPanel } from "./ContentPanel.tsx";
import { startWith } from "../engine/content.ts";
import type { Values } from "../engine/forms/form.ts";
import { forms, type Kind } from "../engine/forms/kinds.ts";
import { LookPanel } from "./StylePanel.tsx";
import type { LoadedLogo } from "./logo.ts";
import { firstLook } from "../engine/style.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { Order } from "./render-verified.ts";
import { Preview } from "./Preview.tsx";
import { printSizes } from "../engine/print-size.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

/** Up to here a code takes less than a frame on a slow phone too; beyond it typing does not wait for the code. */
const promptLength = 400;

/** The tool, with words in its place where it breaks. */
export function QrGenerator(props: Props) {
  return (
    <ErrorBoundary locale={props.locale}>
      <Generator {...props} />
    </ErrorBoundary>
  );
}

/** What the code holds, how it looks, and the code itself. */
function Generator({ t, locale }: Props) {
  const [content, setContent] = useState(() => startWith(t.urlExample));
  const [kind, setKind] = useState<Kind>();
  const [values, setValues] = useState<Readonly<Partial<Record<Kind, Values>>>>({});
  const [look, setLook] = useState(firstLook);
  const [printMm, setPrintMm] = useState<number>(printSizes.first);
  const [logo, setLogo] = useState<LoadedLogo>();
  const [hasLogo, setHasLogo] = useState(false);

  const filled =
    kind === undefined ? { content: content.value } : forms[kind].fill(values[kind] ?? {});
  const asked = "content" in filled ? filled.content : "";
  const late = useDeferredValue(asked);
  const held = asked.length > promptLength ? late : asked;
  const shownLogo = hasLogo ? logo : undefined;
  const order = useMemo<Order | undefined>(
    () => (held.trim() === "" ? undefined : { content: held, look, logo: shownLogo }),
    [held, look, shownLogo],
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
          order={order}
          printMm={printMm}
          emptyText={kind === undefined ? t.empty : t.emptyForm}
        />
        <LookPanel
          t={t}
          look={look}
          printMm={printMm}
          logo={logo}
          hasLogo={hasLogo}
          onLook={setLook}
          onPrintMm={setPrintMm}
          onLogo={setLogo}
          onHasLogo={setHasLogo}
        />
      </div>
      <Batch t={t} locale={locale} look={look} logo={shownLogo} printMm={printMm} />
    </>
  );
}
