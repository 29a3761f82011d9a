import "../tool-kit.css";
import { Component, type ComponentType, type ReactNode } from "react";
import type { Locale, Localized } from "#i18n/messages.ts";
import { useEarlyInput } from "../use-early-input.ts";
import { Callout } from "./Callout.tsx";

interface Props {
  readonly locale: Locale;
  readonly children: ReactNode;
}

// Both languages are here and not in a catalogue, since the island that would pass the texts has
// failed.
const title: Localized = { ar: "خطأ غير متوقع في التطبيق!", en: "Unexpected Application Error!" };
const text: Localized = {
  ar: "تعطّل هذا الجزء من الصفحة عندنا، لا عندك. أعد المحاولة، وإن تكرر الأمر فأعد تحميل الصفحة.",
  en: "This part of the page broke, through no fault of yours. Try again, and if it breaks again, reload the page.",
};
const again: Localized = { ar: "أعد المحاولة", en: "Try again" };

/**
 * Replaces an island that threw an error while rendering by a message. The rest of the page keeps
 * working.
 */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const { locale } = this.props;
    return (
      <div role="alert">
        <Callout tone="bad">
          <h2 className="type-head">{title[locale]}</h2>
          <p>{text[locale]}</p>
          <p>
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => this.setState({ isBroken: false })}
            >
              {again[locale]}
            </button>
          </p>
        </Callout>
      </div>
    );
  }
}

/**
 * An island that shows a message in its place if it throws, and that learns what was typed before
 * its scripts ran.
 */
export function withErrorBoundary<IslandProps extends { readonly locale: Locale }>(
  Island: ComponentType<IslandProps>,
): ComponentType<IslandProps> {
  return function SafeIsland(props) {
    useEarlyInput();
    return (
      <ErrorBoundary locale={props.locale}>
        <Island {...props} />
      </ErrorBoundary>
    );
  };
}
