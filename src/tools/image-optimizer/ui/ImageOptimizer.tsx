import "./image-optimizer.css";
import "./compare.css";
import "./picture-list.css";
import { useState } from "react";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Dropzone } from "#ui/Dropzone.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Progress } from "#ui/Progress.tsx";
import { showToast } from "#ui/toast.ts";
import { formatBytes, getSavedPercent } from "../engine/byte-size.ts";
import type { messages } from "../messages.ts";
import { OptimizerSettings } from "./OptimizerSettings.tsx";
import { PictureList } from "./PictureList.tsx";
import { PictureTabs } from "./PictureTabs.tsx";
import { clampToRange, targetRange } from "../engine/settings.ts";
import { canOptimize, useOptimizer, type Optimizer } from "./use-optimizer.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
}

/** What is said of the results as a whole, for the eye and for a screen reader. */
function formatSummary({ items }: Optimizer, { t, locale }: Props): string {
  const done = items.filter(({ result }) => result !== undefined);
  const [before, after] = [
    done.reduce((sum, { file }) => sum + file.size, 0),
    done.reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0),
  ];
  if (done.length === 0) return "";
  const formatSize = (bytes: number): string => formatBytes(locale, t, bytes);
  if (done.every(({ result }) => result?.isOriginal))
    return fill(t.sameSize, { before: formatSize(after) });
  return fill(items.length > 1 ? t.comparisonAll : t.comparison, {
    before: formatSize(before),
    after: formatSize(after),
    percent: `${getSavedPercent(before, after)}%`,
  });
}

/** The tool, with words in its place where it breaks. */
export function ImageOptimizer(props: Props) {
  return (
    <ErrorBoundary locale={props.locale}>
      <Pictures {...props} />
    </ErrorBoundary>
  );
}

function Pictures({ t, locale }: Props) {
  const optimizer = useOptimizer();
  const { items, settings, progress } = optimizer;
  const [selectedId, setSelectedId] = useState(0);
  const [tab, setTab] = useState<"original" | "optimized">("original");
  const [announcement, setAnnouncement] = useState("");
  const selected = items.find(({ id }) => id === selectedId) ?? items[0];
  const isWorking = progress !== undefined;
  const isTargetWrong =
    settings.hasTarget && clampToRange(targetRange, settings.targetKb) !== settings.targetKb;

  async function choose(files: readonly File[]): Promise<void> {
    const rejection = await optimizer.chooseFiles(files);
    if (rejection !== undefined)
      showToast({
        title: t.errorTitle,
        text: rejection === "not-image" ? t.errorNotImage : t.errorTooLarge,
        tone: "bad",
      });
    setAnnouncement("");
  }

  async function optimize(): Promise<void> {
    setTab("original");
    setAnnouncement(t.optimizing);
    if (await optimizer.optimize()) {
      setTab("optimized");
      setAnnouncement("");
    }
  }

  return (
    <div className="iz">
      <div className={items.length > 0 ? "iz-upload iz-upload-small" : "iz-upload"}>
        <Dropzone
          title={items.length > 0 ? t.anotherTitle : t.uploadTitle}
          chooseLabel={items.length > 0 ? t.chooseAnother : t.chooseFile}
          hint={t.supported}
          accept="image/*"
          multiple
          onFiles={(files) => void choose(files)}
        />
      </div>

      <form
        className="iz-settings"
        aria-label={t.settingsTitle}
        onSubmit={(event) => {
          event.preventDefault();
          void optimize();
        }}
      >
        <h2 className="type-head">{t.settingsTitle}</h2>
        <OptimizerSettings
          t={t}
          settings={settings}
          narrowest={Math.min(...items.map(({ header }) => header?.width || Infinity))}
          isTargetWrong={isTargetWrong}
          set={optimizer.set}
        />
        <div className="iz-actions">
          <button
            type="submit"
            className="button"
            disabled={isWorking || isTargetWrong || !items.some(canOptimize)}
          >
            {t.optimize}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              optimizer.reset();
              setTab("original");
              setAnnouncement("");
            }}
          >
            {t.reset}
          </button>
        </div>
      </form>

      <div className="iz-result">
        {isWorking && (
          <Progress
            label={t.optimizing}
            value={progress}
            cancelLabel={t.cancel}
            onCancel={() => {
              optimizer.cancel();
              setAnnouncement(t.cancelled);
            }}
          />
        )}
        <p className="kit-hidden" role="status">
          {announcement || (isWorking ? "" : formatSummary(optimizer, { t, locale }))}
        </p>
        {items.length > 1 && (
          <PictureList
            t={t}
            locale={locale}
            items={items}
            selectedId={selected?.id ?? 0}
            summary={isWorking ? "" : formatSummary(optimizer, { t, locale })}
            onSelect={setSelectedId}
          />
        )}
        {selected !== undefined && (
          <PictureTabs
            key={selected.id}
            t={t}
            locale={locale}
            item={selected}
            tab={selected.result === undefined ? "original" : tab}
            onTab={setTab}
            format={optimizer.usedSettings?.format ?? settings.format}
            isStale={
              !isWorking &&
              optimizer.usedSettings !== undefined &&
              optimizer.usedSettings !== settings
            }
          />
        )}
      </div>
    </div>
  );
}
