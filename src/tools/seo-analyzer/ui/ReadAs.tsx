import type { Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { PageReport, RenderFailure } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly report: PageReport;
  readonly onRendered: () => void;
}

/** The sentence about each reason. */
const reasons = {
  "no-browser": "renderNoBrowser",
  busy: "renderBusy",
  "too-slow": "renderTooSlow",
  "too-large": "renderTooLarge",
  failed: "renderFailed",
} as const satisfies Record<RenderFailure, keyof typeof extraMessages>;

/**
 * Says that the page was audited as rendered, or why it could not be, or offers that where scripts
 * add most of its text.
 */
export function ReadAs({ t, report, onRendered }: Props) {
  if (report.judged === "rendered") return <Callout tone="info">{t.readAsShown}</Callout>;
  if (report.renderFailure !== undefined)
    return (
      <Callout tone="warn" title={t.notRenderedTitle}>
        {t[reasons[report.renderFailure]]} {t.notRendered}
      </Callout>
    );
  const comesLater =
    report.isRendered &&
    report.findings.some(({ rule, status }) => rule === "needs-javascript" && status !== "passed");
  if (!comesLater) return null;
  return (
    <Callout tone="warn" title={t.comesLaterTitle}>
      <p>{t.comesLater}</p>
      <button
        type="button"
        className="button button-quiet button-small seo-as-shown"
        onClick={onRendered}
      >
        {t.readAsBrowser}
      </button>
    </Callout>
  );
}
