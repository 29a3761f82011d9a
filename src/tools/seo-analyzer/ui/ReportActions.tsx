import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { formatDate } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import type { Report } from "./analysis-jobs.ts";
import { toScoreCard } from "./to-score-card.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: Report;
  /** Analyses the same address anew. */
  readonly onCheckAgain: () => void;
}

const loadMonitorPanel = async () => (await import("./MonitorPanel.tsx")).MonitorPanel;

/** The day of a report, and the ways to make it anew and to share its score. */
export function ReportActions({ t, extra, locale, report, onCheckAgain }: Props) {
  const { View: MonitorPanel } = useLazyView(true, loadMonitorPanel);
  return (
    <div className="seo-actions">
      <p className="type-small kit-soft">
        {fill(t.checkedPage, { day: formatDate(locale, report.fetchedAt.slice(0, 10)) })}
        {report.kind === "page" && report.isRendered && ` · ${extra.openedOnPhone}`}
      </p>
      <div className="seo-again">
        <button type="button" className="button button-quiet button-small" onClick={onCheckAgain}>
          {extra.checkAgain}
        </button>
        <ShareButton
          locale={locale}
          picture={() => toSharedPicture(toScoreCard(t, extra, locale, report), locale)}
        />
      </div>
      {MonitorPanel !== null && <MonitorPanel key={report.url} {...{ locale, report }} />}
    </div>
  );
}
