import type { Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { useReveal } from "#ui/use-reveal.ts";
import type { FailureCode } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";

interface Props {
  readonly t: Texts<typeof failureMessages>;
  readonly code: FailureCode;
}

/** The reason why there is no report, below the button that asked for it. */
export function Failed({ t, code }: Props) {
  const state = useReveal<HTMLDivElement>({ place: "nearest", isPatient: true });
  return (
    <div ref={state} tabIndex={-1} className="kit-state seo-failure" role="alert">
      <Callout tone={code === "cancelled" ? "info" : "bad"} title={t.title}>
        <p>{t[code]}</p>
      </Callout>
    </div>
  );
}
