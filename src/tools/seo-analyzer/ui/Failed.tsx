import { useEffect } from "react";
import { fill, type Texts } from "#i18n/messages.ts";
import { parseUrl } from "#base/parse-url.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { useReveal } from "#ui/use-reveal.ts";
import type { FailureCode } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";
import { toHttpUrl } from "#base/to-http-url.ts";

interface Props {
  readonly t: Texts<typeof failureMessages>;
  readonly code: FailureCode;
  /** The address that was typed, where the form still has it. */
  readonly address?: string;
  /** Analyses another address instead. */
  readonly onTry?: (url: string) => void;
}

/** Failures of an encrypted connection, which a site without https has at every visit. */
const secureFailures: ReadonlySet<FailureCode> = new Set<FailureCode>([
  "refused",
  "tls",
  "too-slow",
]);

/** Failures after which another address is the next thing to try. */
const addressFailures: ReadonlySet<FailureCode> = new Set<FailureCode>([
  "bad-address",
  "blocked-address",
  "does-not-exist",
  "not-html",
  "too-many-redirects",
  "bad-redirect",
]);

/** The name in the placeholder of the field, which some visitors type as they read it. */
const example = /^(?:https?:\/\/)?(?:www\.)?shop\.example\/?$/i;

/**
 * The reason why there is no report, with the address. Where the address is at fault, its field
 * takes the focus, because that is where the visitor goes on.
 */
export function Failed({ t, code, address = "", onTry }: Props) {
  const state = useReveal<HTMLDivElement>({ place: "nearest", isPatient: true });
  useEffect(() => {
    // Elsewhere the visitor is typing, and this is what useReveal leaves alone.
    if (document.activeElement !== state.current || !addressFailures.has(code)) return;
    const form = state.current?.closest("form");
    form?.querySelector<HTMLElement>("input.field")?.focus({ preventScroll: true });
    form?.querySelector("label")?.scrollIntoView({ block: "nearest" });
    // Once for each failure, as it is revealed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isExample = code === "does-not-exist" && example.test(address.trim());
  // The server fetches from the ports of the web alone.
  const typedUrl = parseUrl(address);
  const port = code === "bad-address" && typedUrl !== null ? new URL(typedUrl).port : "";
  const httpUrl = toHttpUrl(address);
  return (
    <div ref={state} tabIndex={-1} className="kit-state seo-failure" role="alert">
      <Callout tone={code === "cancelled" ? "info" : "bad"} title={t.title}>
        <p>{isExample ? t.example : port !== "" ? fill(t.port, { port }) : t[code]}</p>
        {onTry !== undefined && httpUrl !== null && secureFailures.has(code) && (
          <button
            type="button"
            className="button button-quiet button-small seo-as-shown"
            onClick={() => onTry(httpUrl)}
          >
            {t.tryHttp}
          </button>
        )}
      </Callout>
    </div>
  );
}
