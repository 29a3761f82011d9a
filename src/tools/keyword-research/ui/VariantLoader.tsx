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

/** Loads every variant of the keyword. */
export const loadVariants = (
  { start }: Pick<TaskControl<SearchResponse>, "start">,
  keyword: string,
  locale: Locale,
): void => void start((signal) => expand(keyword, locale, signal));

/** The button that loads every variant of the keyword, its progress and its failure. */
export function VariantLoader({ t, locale, keyword, variants }: Props) {
  const { task, reset } = variants;
  return (
    <div className="kr-more" aria-live="polite">
      {task.phase === "working" ? (
        <Progress label={t.expanding} cancelLabel={t.cancel} onCancel={reset} />
      ) : (
        <>
          <button
            type="button"
            className="button"
            onClick={() => loadVariants(variants, keyword, locale)}
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
