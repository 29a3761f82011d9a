import "./image-optimizer.css";
import "./compare.css";
import "./picture-list.css";
import { useEffect, useRef, useState, type RefObject } from "react";
import { count, formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { FolderFiles } from "#ui/fields/read-folder.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { LossStatus } from "#ui/feedback/LossStatus.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { revealElement } from "#ui/use-reveal.ts";
import type { messages } from "../messages.ts";
import { formatSummary } from "./format-summary.ts";
import { isAllDone } from "./is-all-done.ts";
import type { Item } from "./item.ts";
import { PictureTabs, type PictureTab } from "./PictureTabs.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { Upload } from "./Upload.tsx";
import { loadOptimizedPicture } from "./load-optimized-picture.ts";
import { useOptimizer, type Optimizer } from "./use-optimizer.ts";

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
  const [isCancelled, setIsCancelled] = useState(false);
  const region = useRevealedRegion(optimizer);

  async function add(files: readonly File[], note = ""): Promise<void> {
    const { firstId, rejected } = await optimizer.addFiles(files);
    setAnnouncement("");
    setIsCancelled(false);
    if (firstId !== undefined) {
      setSelectedId(firstId);
      setTab("original");
    }
    let text = note;
    if (rejected.length > 0) {
      const { describeRejections } = await import("./describe-rejections.ts");
      text = `${describeRejections(rejected, { t, locale })} ${note}`;
    }
    if (text !== "") showToast({ title: t.errorTitle, text, tone: "bad" });
  }

  function addFolder({ files, isCut }: FolderFiles): void {
    void add(files, files.length === 0 ? t.emptyFolder : isCut ? t.folderCut : "");
  }

  async function optimize(): Promise<void> {
    if (optimizer.progress !== undefined) return;
    setTab("original");
    setIsCancelled(false);
    setAnnouncement(count(locale, t.optimizing, optimizer.items.length));
    if (await optimizer.optimize()) {
      setTab("optimized");
      setAnnouncement("");
    }
  }

  function reset(): void {
    optimizer.reset();
    setAnnouncement("");
    setIsCancelled(false);
  }

  function remove({ id, file }: Item): void {
    optimizer.remove(id);
    setAnnouncement(fill(t.removedOne, { name: file.name }));
    region.current?.focus(); // the button is gone
  }

  function cancel(): void {
    optimizer.cancel();
    setTab("optimized"); // where there is a result, be it of the run before
    setAnnouncement(t.cancelled);
    setIsCancelled(true);
  }

  return (
    <div className="iz">
      <Upload
        t={t}
        isSmall={optimizer.items.length > 0}
        onFiles={(files) => void add(files)}
        onFolder={addFolder}
      />
      <Results
        t={t}
        locale={locale}
        region={region}
        optimizer={optimizer}
        announcement={announcement}
        isCancelled={isCancelled}
        onCancel={cancel}
        onRemove={remove}
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
 * The region of the pictures. It is revealed when pictures are added, when work on them begins and
 * when it ends: all three appear there. Restored pictures leave the page where it was.
 */
function useRevealedRegion({ items, progress, usedSettings, isRestored }: Optimizer) {
  const region = useRef<HTMLDivElement>(null);
  const newest = useRef(0);
  const isWorking = progress !== undefined;
  const lastId = items.at(-1)?.id ?? 0;
  useEffect(() => {
    const before = newest.current;
    newest.current = lastId;
    if (region.current === null || lastId === 0 || lastId < before || isRestored) return;
    const isPatient = usedSettings !== undefined && !isWorking;
    revealElement(region.current, { place: "start", isPatient });
    // What joins a batch is its last row, which may be below the window.
    if (before > 0 && lastId > before)
      region.current.querySelector(".iz-batch > :last-child")?.scrollIntoView({ block: "nearest" });
    // A change of the settings or of the progress alone must not run it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lastId, isWorking]);
  return region;
}

interface ResultsProps extends Props {
  readonly region: RefObject<HTMLDivElement | null>;
  readonly optimizer: Optimizer;
  readonly announcement: string;
  /** Whether the last run was cancelled, and nothing was done since. */
  readonly isCancelled: boolean;
  readonly onCancel: () => void;
  readonly onRemove: (item: Item) => void;
  readonly selectedId: number;
  readonly onSelect: (id: number) => void;
  readonly tab: PictureTab;
  readonly onTab: (tab: PictureTab) => void;
}

/** One picture needs no list, but the next may be chosen without a network. */
const loadPictureList = async () => (await import("./PictureList.tsx")).PictureList;

function Results(props: ResultsProps) {
  const { t, locale, region, optimizer, announcement, isCancelled, ...selection } = props;
  const { onCancel, onRemove } = props;
  const { items, settings, usedSettings, progress } = optimizer;
  const selected = items.find(({ id }) => id === selection.selectedId) ?? items[0];
  const isWorking = progress !== undefined;
  const isStale = !isWorking && usedSettings !== undefined && usedSettings !== settings;
  const summary = isWorking ? "" : formatSummary(optimizer, { t, locale });
  const { View: PictureList } = useLazyView(items.length > 0, loadPictureList);
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
          detail={
            items.length > 1 && (
              <p className="kit-hint">
                {fill(t.doneOf, {
                  done: formatNumber(locale, items.filter(({ phase }) => phase === "done").length),
                  total: formatNumber(locale, items.length),
                })}
              </p>
            )
          }
          cancelLabel={t.cancel}
          onCancel={onCancel}
        />
      )}
      <p className="kit-hidden" role="status">
        {announcement || summary}
      </p>
      {isCancelled && (
        <Callout tone="info">
          {t.cancelled} {isStale && items.some(({ result }) => result) && t.cancelledOutdated}
        </Callout>
      )}
      {optimizer.wouldLose && <LossStatus locale={locale} wouldLose />}
      {hasLoadFailed && <Callout tone="bad">{t.crashed}</Callout>}
      {items.length > 1 && PictureList && (
        <PictureList
          t={t}
          locale={locale}
          items={items}
          settings={settings}
          isStale={isStale}
          selectedId={selected?.id ?? 0}
          summary={summary}
          isDone={isAllDone(optimizer)}
          onSelect={selection.onSelect}
          onRemove={isWorking ? undefined : onRemove}
        />
      )}
      {selected !== undefined && (
        <PictureTabs
          key={selected.id}
          t={t}
          locale={locale}
          item={selected}
          tab={OptimizedPicture === null || !selected.result ? "original" : selection.tab}
          onTab={selection.onTab}
          OptimizedPicture={OptimizedPicture}
          isOneOfMany={items.length > 1}
          format={usedSettings?.format ?? settings.format}
          isStale={isStale}
        />
      )}
    </div>
  );
}
