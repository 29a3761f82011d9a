import type { Locale } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import type { TaskControl } from "#ui/use-task.ts";
import type { SearchResponse } from "../contract.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { getFailureText } from "./failure-text.ts";
import { expand } from "./search-client.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly keyword: string;
  readonly variants: TaskControl<SearchResponse>;
}

/** The button that loads every variant of the keyword, its progress and its failure. */
export function VariantLoader({ t, locale, keyword, variants: { task, start, reset } }: Props) {
  return (
    <div className="kr-more" aria-live="polite">
      {task.phase === "working" ? (
        <Progress label={t.expanding} cancelLabel={t.cancel} onCancel={reset} />
      ) : (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void start((signal) => expand(keyword, locale, signal))}
          >
            {t.expand}
          </button>
          <p className="kit-soft">{t.expandHint}</p>
        </>
      )}
      {task.phase === "failed" && (
        <Callout tone="bad" title={t.errorTitle}>
          <p>{getFailureText(task.error, t, locale)}</p>
        </Callout>
      )}
    </div>
  );
}
