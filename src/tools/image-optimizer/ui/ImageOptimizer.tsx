import "./image-optimizer.css";
import "./compare.css";
import "./picture-list.css";
import { useState } from "react";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { formatBytes, getSavedPercent } from "../engine/byte-size.ts";
import type { messages } from "../messages.ts";
import { OptimizerSettings } from "./OptimizerSettings.tsx";
import { PictureList } from "./PictureList.tsx";
import { PictureTabs, type PictureTab } from "./PictureTabs.tsx";
import { clampToRange, targetRange } from "../engine/settings.ts";
import { canOptimize, useOptimizer, type Optimizer } from "./use-optimizer.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
}

/** The result of all pictures together, shown and announced to screen readers. */
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

export const ImageOptimizer = withErrorBoundary(Pictures);

function Pictures({ t, locale }: Props) {
  const optimizer = useOptimizer();
  const [selectedId, setSelectedId] = useState(0);
  const [tab, setTab] = useState<PictureTab>("original");
  const [announcement, setAnnouncement] = useState("");

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

  function reset(): void {
    optimizer.reset();
    setTab("original");
    setAnnouncement("");
  }

  function cancel(): void {
    optimizer.cancel();
    setAnnouncement(t.cancelled);
  }

  return (
    <div className="iz">
      <Upload t={t} isSmall={optimizer.items.length > 0} onFiles={(files) => void choose(files)} />
      <SettingsForm
        t={t}
        optimizer={optimizer}
        onOptimize={() => void optimize()}
        onReset={reset}
      />
      <Results
        t={t}
        locale={locale}
        optimizer={optimizer}
        announcement={announcement}
        onCancel={cancel}
        selectedId={selectedId}
        onSelect={setSelectedId}
        tab={tab}
        onTab={setTab}
      />
    </div>
  );
}

interface UploadProps extends Pick<Props, "t"> {
  readonly isSmall: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Upload({ t, isSmall, onFiles }: UploadProps) {
  return (
    <div className={isSmall ? "iz-upload iz-upload-small" : "iz-upload"}>
      <Dropzone
        title={isSmall ? t.anotherTitle : t.uploadTitle}
        chooseLabel={isSmall ? t.chooseAnother : t.chooseFile}
        hint={t.supported}
        accept="image/*"
        multiple
        onFiles={onFiles}
      />
    </div>
  );
}

interface SettingsFormProps extends Pick<Props, "t"> {
  readonly optimizer: Optimizer;
  readonly onOptimize: () => void;
  readonly onReset: () => void;
}

function SettingsForm({ t, optimizer, onOptimize, onReset }: SettingsFormProps) {
  const { items, settings, progress } = optimizer;
  const isTargetWrong =
    settings.hasTarget && clampToRange(targetRange, settings.targetKb) !== settings.targetKb;
  return (
    <form
      className="iz-settings"
      aria-label={t.settingsTitle}
      onSubmit={(event) => {
        event.preventDefault();
        onOptimize();
      }}
    >
      <h2 className="type-head">{t.settingsTitle}</h2>
      <OptimizerSettings
        t={t}
        settings={settings}
        minPictureWidth={Math.min(...items.map(({ header }) => header?.width || Infinity))}
        isTargetWrong={isTargetWrong}
        set={optimizer.set}
      />
      <div className="iz-actions">
        <button
          type="submit"
          className="button"
          disabled={progress !== undefined || isTargetWrong || !items.some(canOptimize)}
        >
          {t.optimize}
        </button>
        <button type="button" className="button button-quiet" onClick={onReset}>
          {t.reset}
        </button>
      </div>
    </form>
  );
}

interface ResultsProps extends Props {
  readonly optimizer: Optimizer;
  readonly announcement: string;
  readonly onCancel: () => void;
  readonly selectedId: number;
  readonly onSelect: (id: number) => void;
  readonly tab: PictureTab;
  readonly onTab: (tab: PictureTab) => void;
}

function Results({ t, locale, optimizer, announcement, onCancel, ...selection }: ResultsProps) {
  const { items, settings, usedSettings, progress } = optimizer;
  const selected = items.find(({ id }) => id === selection.selectedId) ?? items[0];
  const isWorking = progress !== undefined;
  const summary = isWorking ? "" : formatSummary(optimizer, { t, locale });
  return (
    <div className="iz-result">
      {isWorking && (
        <Progress
          label={t.optimizing}
          value={progress}
          cancelLabel={t.cancel}
          onCancel={onCancel}
        />
      )}
      <p className="kit-hidden" role="status">
        {announcement || summary}
      </p>
      {items.length > 1 && (
        <PictureList
          t={t}
          locale={locale}
          items={items}
          selectedId={selected?.id ?? 0}
          summary={summary}
          onSelect={selection.onSelect}
        />
      )}
      {selected !== undefined && (
        <PictureTabs
          key={selected.id}
          t={t}
          locale={locale}
          item={selected}
          tab={selected.result === undefined ? "original" : selection.tab}
          onTab={selection.onTab}
          format={usedSettings?.format ?? settings.format}
          isStale={!isWorking && usedSettings !== undefined && usedSettings !== settings}
        />
      )}
    </div>
  );
}
