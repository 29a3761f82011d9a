import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { WorkButton } from "#ui/WorkButton.tsx";
import { clampToRange, isWithin, targetRange, widthRange } from "../engine/settings.ts";
import type { messages } from "../messages.ts";
import { isAllDone } from "./is-all-done.ts";
import { canOptimize, getWidth } from "./item.ts";
import { OptimizerSettings } from "./OptimizerSettings.tsx";
import type { Optimizer } from "./use-optimizer.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly optimizer: Optimizer;
  readonly onOptimize: () => void;
  readonly onReset: () => void;
}

/** Nothing is downloaded before a picture was chosen. */
const loadDownloadButton = async () => (await import("./DownloadButton.tsx")).DownloadButton;

/** The settings of all pictures, and the buttons for what comes next. */
export function SettingsForm({ t, locale, optimizer, onOptimize, onReset }: Props) {
  const { items, settings, progress } = optimizer;
  const isDone = isAllDone(optimizer);
  const { View: DownloadButton } = useLazyView(items.length > 0, loadDownloadButton);
  const isWidthWrong = settings.isResized && !isWithin(widthRange, settings.widthPx);
  const isTargetWrong =
    settings.hasTarget && clampToRange(targetRange, settings.targetKb) !== settings.targetKb;
  return (
    <form
      className="iz-settings"
      aria-label={t.settingsTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) onOptimize();
      }}
    >
      <h2 className="type-head">{t.settingsTitle}</h2>
      <OptimizerSettings
        t={t}
        settings={settings}
        minPictureWidth={Math.min(...items.map((item) => getWidth(item) ?? Infinity))}
        isTargetWrong={isTargetWrong}
        set={optimizer.set}
      />
      <div className="iz-actions">
        {isDone ? (
          DownloadButton && <DownloadButton t={t} locale={locale} items={items} />
        ) : (
          <WorkButton
            label={items.length > 1 ? count(locale, t.optimizeAll, items.length) : t.optimize}
            workingLabel={t.optimizingNow}
            isWorking={progress !== undefined}
            isDisabled={
              isTargetWrong || isWidthWrong || !items.some((item) => canOptimize(item, settings))
            }
          />
        )}
        {/* One press must not lose finished work for good. */}
        <button
          type="button"
          className="button button-quiet"
          onClick={optimizer.undoReset ?? onReset}
        >
          {optimizer.undoReset ? t.undoReset : t.reset}
        </button>
      </div>
    </form>
  );
}
