import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Progress } from "#ui/feedback/Progress.tsx";
import type { Working } from "#ui/job/use-job.ts";
import { useReveal } from "#ui/use-reveal.ts";
import type { messages } from "../messages.ts";
import type { Stage } from "./analysis-jobs.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly working: Working<Stage>;
  readonly onCancel: () => void;
}

/** The progress that the server reports. */
export function WorkingView({ t, locale, working, onCancel }: Props) {
  const state = useReveal<HTMLDivElement>({ place: "nearest" });
  const { position, stage, done, total, pages } = working;

  /** The button that started the work gets the focus back, because this view disappears. */
  function cancel(): void {
    state.current?.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    onCancel();
  }

  const words: Readonly<Record<Stage, string>> = {
    fetching: t.stageFetching,
    robots: t.stageRobots,
    links: t.stageLinks,
    resources: t.stageResources,
    related: t.stageRelated,
    crawling: t.stageCrawling,
    judging: t.stageJudging,
  };
  const label =
    position !== null
      ? fill(t.queued, { n: position })
      : stage === null
        ? t.analyzing
        : words[stage];
  return (
    <div
      ref={state}
      tabIndex={-1}
      className="kit-state seo-working"
      role="group"
      aria-label={t.analyzingNow}
      aria-busy="true"
    >
      {/* Each stage is read out once; the percentages of the bar are not. */}
      <p className="kit-hidden" role="status">
        {label}
      </p>
      <Progress
        label={label}
        {...(total > 0 && {
          value: done / total,
          detail: (
            <p className="type-small kit-soft">
              {pages !== undefined
                ? count(locale, t.progressSite, pages.max).replace("{read}", String(pages.read))
                : count(locale, t.progress, total).replace("{done}", String(done))}
            </p>
          ),
        })}
        cancelLabel={t.cancel}
        onCancel={cancel}
      />
    </div>
  );
}
