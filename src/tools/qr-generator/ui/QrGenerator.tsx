import "./qr-generator.css";
import "./qr-preview.css";
import "./qr-strip.css";
import "./qr-style.css";
import "./qr-batch.css";
import "./qr-later.css";
import { useDeferredValue, useMemo } from "react";
import type { Locale } from "#i18n/messages.ts";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { LossStatus } from "#ui/feedback/LossStatus.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { Batch } from "./Batch.tsx";
import { toReadableStyle } from "../engine/attempts.ts";
import { ContentPanel } from "./ContentPanel.tsx";
import type { Filled } from "../engine/forms/form.ts";
import type { StoredState } from "../engine/stored-state.ts";
import { StylePanel } from "./StylePanel.tsx";
import type { ToolTexts } from "../tool-texts.ts";
import type { RenderRequest } from "./render-verified.ts";
import { Preview } from "./Preview.tsx";
import { useFormModule, type FormModule } from "./use-form-module.ts";
import { useQrState } from "./use-qr-state.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

/**
 * Up to this length a code is drawn in less than a frame even on a slow phone; longer ones are
 * updated at a lower priority than typing.
 */
const maxImmediateChars = 400;

/** Not needed for the example that the tool opens with. */
const loadAddressRule = async () =>
  (await import("../engine/address-problem.ts")).findAddressProblem;

export const QrGenerator = withErrorBoundary(Generator);

/** The content, the style and the preview of one code, and the batch below. */
function Generator({ t, locale }: Props) {
  const { state, logo, set, setLogo, setKind, setValues, startAgain, wouldLose } = useQrState(
    t.urlExample,
  );
  const { content, later, style, printMm, hasLogo } = state;
  const kind = state.kind ?? undefined;
  const formModule = useFormModule(kind !== undefined);
  const filled = fillContent(state, formModule?.forms);
  const typedContent = "content" in filled ? filled.content : "";
  const deferredContent = useDeferredValue(typedContent);
  const validContent = typedContent.length > maxImmediateChars ? deferredContent : typedContent;
  const readableStyle = useMemo(() => toReadableStyle(style), [style]);
  const usedLogo = hasLogo ? logo : undefined;
  const request = useMemo<RenderRequest | undefined>(
    () =>
      validContent.trim() === ""
        ? undefined
        : { content: validContent, style: readableStyle, logo: usedLogo },
    [validContent, readableStyle, usedLogo],
  );

  const { View: findAddressProblem } = useLazyView(validContent !== t.urlExample, loadAddressRule);
  function getReadText(): string {
    if (kind !== undefined || later !== null) return t.readBack;
    if (validContent === t.urlExample) return t.example;
    const problem = content.tab === "url" ? findAddressProblem?.(validContent) : undefined;
    if (problem === undefined) return t.readBack;
    return { "not-address": t.readNotAddress, unsafe: t.readUnsafe }[problem];
  }

  return (
    <>
      <div className="qr">
        <ContentPanel
          t={t}
          locale={locale}
          content={content}
          later={later}
          kind={kind}
          chosen={state.chosen}
          FormFields={formModule?.FormFields}
          values={(kind && state.values[kind]) ?? {}}
          faults={"faults" in filled ? filled.faults : {}}
          onContent={(next) => set({ content: next })}
          onLater={(address) => set({ later: address })}
          onKind={setKind}
          onValues={setValues}
        />
        <Preview
          t={t}
          request={request}
          readText={getReadText()}
          printMm={printMm}
          isDarker={readableStyle !== style}
          emptyText={later !== null ? t.emptyLater : kind === undefined ? t.empty : t.emptyForm}
        />
        <StylePanel
          t={t}
          style={style}
          printMm={printMm}
          logo={logo}
          hasLogo={hasLogo}
          onStyle={(next) => set({ style: next })}
          onPrintMm={(next) => set({ printMm: next })}
          onLogo={setLogo}
          onHasLogo={(next) => set({ hasLogo: next })}
        />
      </div>
      <Kept
        t={t}
        locale={locale}
        isOnServer={later !== null}
        wouldLose={wouldLose}
        onStartAgain={startAgain}
      />
      <Batch
        t={t}
        locale={locale}
        request={request}
        style={readableStyle}
        logo={usedLogo}
        printMm={printMm}
      />
    </>
  );
}

/** The content of the code: none until a form is loaded, or a new link is made. */
function fillContent(
  { content, later, kind, values }: StoredState,
  forms: FormModule["forms"] | undefined,
): Filled {
  if (later !== null || kind === null) return { content: later ?? content.value };
  return forms === undefined ? { faults: {} } : forms[kind].fill(values[kind] ?? {});
}

interface KeptProps extends Props {
  /** Whether the code is one that can be changed, which the server keeps. */
  readonly isOnServer: boolean;
  readonly wouldLose: boolean;
  readonly onStartAgain: () => void;
}

/** Says where the visitor's work is kept, and offers to begin with the first state. */
function Kept({ t, locale, isOnServer, wouldLose, onStartAgain }: KeptProps) {
  return (
    <div className="qr-kept">
      {!isOnServer && <p className="kit-hint">{t.kept}</p>}
      <button type="button" className="link" onClick={onStartAgain}>
        {t.startAgain}
      </button>
      <LossStatus locale={locale} wouldLose={wouldLose} />
    </div>
  );
}
