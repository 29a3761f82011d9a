import { parseUrl } from "#base/parse-url.ts";
import { fill, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { FailureCode } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: Pick<ToolTexts<typeof messages>, "newTest">;
  readonly failures: Texts<typeof failureMessages>;
  readonly code: FailureCode;
  /** The address as it was typed; "" where a link named a stored result. */
  readonly url: string;
  /** Whether nothing else was measured: then this is the head of the results. */
  readonly isHead: boolean;
  /** Returns to the form, which contains the address. */
  readonly onBack: () => void;
  /** Returns to an empty form. */
  readonly onNew: () => void;
}

/** Why there is no result of the site, and the way back to its address. */
export function SiteFailure(props: Props) {
  const { t, failures, code, url, isHead, onBack, onNew } = props;
  const typedUrl = code === "bad-address" ? parseUrl(url) : null;
  // The server fetches from the ports of the web alone.
  const port = typedUrl === null ? "" : new URL(typedUrl).port;
  const reason = port === "" ? failures[code] : fill(failures.port, { port });
  const [label, onClick] = url === "" ? [t.newTest, onNew] : [failures.back, onBack];
  if (isHead)
    return (
      <div role="alert" className="speed-failure">
        <h2 className="type-section">{failures.title}</h2>
        {url !== "" && (
          <p className="kit-soft">
            <bdi dir="ltr">{url}</bdi>
          </p>
        )}
        <p className="type-lede">{reason}</p>
        <button type="button" className="button" onClick={onClick}>
          {label}
        </button>
      </div>
    );
  return (
    <div role="alert">
      <Callout tone={code === "cancelled" ? "info" : "bad"} title={failures.title}>
        <p>{reason}</p>
        <button type="button" className="button button-small" onClick={onClick}>
          {label}
        </button>
      </Callout>
    </div>
  );
}
