import type { Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { FailureCode } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";

interface Props {
  readonly t: Texts<typeof failureMessages>;
  readonly code: FailureCode;
}

/** The reason why there is no report, in place of a score. */
export function Failed({ t, code }: Props) {
  return (
    <div className="seo-failure" role="alert">
      <Callout tone={code === "cancelled" ? "info" : "bad"} title={t.title}>
        <p>{t[code]}</p>
      </Callout>
    </div>
  );
}
