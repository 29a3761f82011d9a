import type { Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly report: PageReport;
  readonly onRendered: () => void;
}

/**
 * Says that the page was audited as rendered, or offers that where scripts add most of its text.
 */
export function ReadAs({ t, report, onRendered }: Props) {
  if (report.judged === "rendered") return <Callout tone="info">{t.readAsShown}</Callout>;
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
