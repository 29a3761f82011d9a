import { parseUrl } from "#base/parse-url.ts";
import { fill, type Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { FailureCode } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";

interface Props {
  readonly failures: Texts<typeof failureMessages>;
  readonly code: FailureCode;
  /** The address as it was typed; "" where a link named a stored result. */
  readonly url: string;
  /** Returns to the form, which contains the address. */
  readonly onBack: () => void;
}

export const siteFailureId = "speed-site-failure";

/** Why there is no result of the site, and the way back to its address. */
export function SiteFailure({ failures, code, url, onBack }: Props) {
  const typedUrl = code === "bad-address" ? parseUrl(url) : null;
  // The server fetches from the ports of the web alone.
  const port = typedUrl === null ? "" : new URL(typedUrl).port;
  return (
    <div role="alert" id={siteFailureId}>
      <Callout tone={code === "cancelled" ? "info" : "bad"} title={failures.title}>
        <p>{port === "" ? failures[code] : fill(failures.port, { port })}</p>
        {url !== "" && (
          <button type="button" className="button button-small" onClick={onBack}>
            {failures.back}
          </button>
        )}
      </Callout>
    </div>
  );
}
