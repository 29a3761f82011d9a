import "./image-optimizer.css";
import "./compare.css";
import "./picture-list.css";
import { useEffect, useRef, useState, type RefObject } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { LossStatus } from "#ui/feedback/LossStatus.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { revealElement } from "#ui/use-reveal.ts";
import { WorkButton } from "#ui/WorkButton.tsx";
import type { messages } from "../messages.ts";
import { formatSummary } from "./format-summary.ts";
import { OptimizerSettings } from "./OptimizerSettings.tsx";
import { PictureList } from "./PictureList.tsx";
import { PictureTabs, type PictureTab } from "./PictureTabs.tsx";
import { DownloadButton } from "./DownloadButton.tsx";
import { SharedPictures } from "./SharedPictures.tsx";
import { clampToRange, targetRange } from "../engine/settings.ts";
import { loadOptimizedPicture } from "./load-optimized-picture.ts";
import { canOptimize, useOptimizer, type Optimizer } from "./use-optimizer.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
}

export const ImageOptimizer = withErrorBoundary(Pictures);

function Pictures({ t, locale }: Props) {
  const [selectedId, setSelectedId] = useState(0);
  const [tab, setTab] = useState<PictureTab>("original");
  const optimizer = useOptimizer(() => setTab("optimized"));
  const [announcement, setAnnouncement] = useState("");
  const region = useRevealedRegion(optimizer);

  async function choose(files: readonly File[]): Promise<void> {
    const rejection = await optimizer.chooseFiles(files);
    if (rejection !== undefined)
      showToast({
        title: t.errorTitle,
        text: fill(t.refusedFile, {
          name: rejection.name,
          reason: rejection.reason === "not-image" ? t.errorNotImage : t.errorTooLarge,
        }),
        tone: "bad",
      });
    setAnnouncement("");
  }

  async function optimize(): Promise<void> {
    if (optimizer.progress !== undefined) return;
    setTab("original");
    setAnnouncement(count(locale, t.optimizing, optimizer.items.length));
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
      <Results
        t={t}
        locale={locale}
        region={region}
        optimizer={optimizer}
        announcement={announcement}
        onCancel={cancel}
        selectedId={selectedId}
        onSelect={setSelectedId}
        tab={tab}
        onTab={setTab}
      />
      <SettingsForm
        t={t}
        locale={locale}
        optimizer={optimizer}
        onOptimize={() => void optimize()}
        onReset={reset}
      />
    </div>
  );
}

/**
 * The region of the pictures. It is revealed when pictures are chosen, when work on them begins and
 * when it ends: all three appear there. Restored pictures leave the page where it was.
 */
function useRevealedRegion({ items, progress, usedSettings, isRestored }: Optimizer) {
  const region = useRef<HTMLDivElement>(null);
  const isWorking = progress !== undefined;
  const chosen = items[0]?.id;
  useEffect(() => {
    if (region.current === null || chosen === undefined || isRestored) return;
    const isPatient = usedSettings !== undefined && !isWorking;
    revealElement(region.current, { place: "start", isPatient });
    // A change of the settings or of the progress alone must not run it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, isWorking]);
  return region;
}

interface UploadProps extends Pick<Props, "t"> {
  readonly isSmall: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Upload({ t, isSmall, onFiles }: UploadProps) {
  return (
    <div className={isSmall ? "iz-upload iz-upload-small" : "iz-upload"}>
      <SharedPictures t={t} hasPictures={isSmall} onFiles={onFiles} />
      <Dropzone
        title={isSmall ? t.anotherTitle : t.uploadTitle}
        chooseLabel={isSmall ? t.chooseAnother : t.chooseFile}
        dragHint={t.dragOrPaste}
        hint={t.supported}
        isSecondary={isSmall}
        accept="image/*"
        multiple
        onFiles={onFiles}
      />
    </div>
  );
}

interface SettingsFormProps extends Props {
  readonly optimizer: Optimizer;
  readonly onOptimize: () => void;
  readonly onReset: () => void;
}

function SettingsForm({ t, locale, optimizer, onOptimize, onReset }: SettingsFormProps) {
  const { items, settings, progress } = optimizer;
  const isDone = isAllDone(optimizer);
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
        minPictureWidth={Math.min(...items.map(({ header }) => header?.width || Infinity))}
        isTargetWrong={isTargetWrong}
        set={optimizer.set}
      />
      <div className="iz-actions">
        {isDone ? (
          <DownloadButton t={t} items={items} />
        ) : (
          <WorkButton
            label={items.length > 1 ? count(locale, t.optimizeAll, items.length) : t.optimize}
            workingLabel={t.optimizingNow}
            isWorking={progress !== undefined}
            isDisabled={isTargetWrong || !items.some(canOptimize)}
          />
        )}
        <button type="button" className="button button-quiet" onClick={onReset}>
          {t.reset}
        </button>
      </div>
    </form>
  );
}

/** Whether every picture has its result with these settings: the download is what comes next. */
function isAllDone({ items, settings, usedSettings, progress }: Optimizer): boolean {
  const possible = items.filter(canOptimize);
  return (
    progress === undefined &&
    usedSettings === settings &&
    possible.length > 0 &&
    possible.every(({ phase }) => phase === "done")
  );
}

interface ResultsProps extends Props {
  readonly region: RefObject<HTMLDivElement | null>;
  readonly optimizer: Optimizer;
  readonly announcement: string;
  readonly onCancel: () => void;
  readonly selectedId: number;
  readonly onSelect: (id: number) => void;
  readonly tab: PictureTab;
  readonly onTab: (tab: PictureTab) => void;
}

function Results(props: ResultsProps) {
  const { t, locale, region, optimizer, announcement, onCancel, ...selection } = props;
  const { items, settings, usedSettings, progress } = optimizer;
  const selected = items.find(({ id }) => id === selection.selectedId) ?? items[0];
  const isWorking = progress !== undefined;
  const summary = isWorking ? "" : formatSummary(optimizer, { t, locale });
  const { View: OptimizedPicture, hasLoadFailed } = useLazyView(
    isWorking || items.some(({ result }) => result !== undefined),
    loadOptimizedPicture,
  );
  return (
    <div ref={region} tabIndex={-1} className="iz-result" role="group" aria-label={t.picturesTitle}>
      {isWorking && (
        <Progress
          label={count(locale, t.optimizing, items.length)}
          value={progress}
          cancelLabel={t.cancel}
          onCancel={onCancel}
        />
      )}
      <p className="kit-hidden" role="status">
        {announcement || summary}
      </p>
      {optimizer.wouldLose && <LossStatus locale={locale} wouldLose />}
      {hasLoadFailed && <Callout tone="bad">{t.crashed}</Callout>}
      {items.length > 1 && (
        <PictureList
          t={t}
          locale={locale}
          items={items}
          selectedId={selected?.id ?? 0}
          summary={summary}
          isDone={isAllDone(optimizer)}
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
          OptimizedPicture={OptimizedPicture}
          isOneOfMany={items.length > 1}
          format={usedSettings?.format ?? settings.format}
          isStale={!isWorking && usedSettings !== undefined && usedSettings !== settings}
        />
      )}
    </div>
  );
}
