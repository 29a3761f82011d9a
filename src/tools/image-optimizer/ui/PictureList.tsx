import { comma, count, formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Icon } from "#ui/Icon.tsx";
import { formatAddedPercent, formatBytes, formatSavedPercent } from "../engine/byte-size.ts";
import type { messages } from "../messages.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { keepsWidth, type Settings } from "../engine/settings.ts";
import { getWidth, type Item } from "./item.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly items: readonly Item[];
  readonly selectedId: number;
  readonly settings: Settings;
  /** Whether the results belong to other settings than those that are set now. */
  readonly isStale: boolean;
  /** The result of all pictures together; empty while they are being optimized. */
  readonly summary: string;
  /** Whether the buttons of the settings download the pictures. */
  readonly isDone: boolean;
  readonly onSelect: (id: number) => void;
  /** Undefined while pictures are being optimized. */
  readonly onRemove: ((item: Item) => void) | undefined;
}

/** The pictures of a batch with their states; selects one to show, and downloads each. */
export function PictureList(props: Props) {
  const { t, locale, items, selectedId, settings, isStale, summary, isDone } = props;
  const { onSelect, onRemove } = props;
  const hasResults = items.some(({ result }) => result !== undefined);

  return (
    <section className="iz-batch" aria-label={t.picturesTitle}>
      <h2 className="type-head">{count(locale, t.fileCount, items.length)}</h2>
      {summary !== "" && hasResults && (
        <div className="iz-batch-all">
          <p>{summary}</p>
          {!isDone && <DownloadButton t={t} locale={locale} items={items} isQuiet />}
        </div>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id} data-phase={item.phase}>
            <button
              type="button"
              className="iz-batch-select"
              aria-pressed={item.id === selectedId}
              onClick={() => onSelect(item.id)}
            >
              <PictureSummary
                t={t}
                locale={locale}
                item={item}
                settings={settings}
                isStale={isStale}
              />
            </button>
            {item.result !== undefined && (
              <a
                className="iz-batch-take"
                href={item.result.url}
                download={item.result.name}
                aria-label={fill(t.downloadOne, { name: item.result.name })}
              >
                <Icon name="download" />
              </a>
            )}
            {onRemove !== undefined && (
              <button
                type="button"
                className="iz-batch-take"
                aria-label={fill(t.removeOne, { name: item.file.name })}
                onClick={() => onRemove(item)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SummaryProps extends Pick<Props, "t" | "locale" | "settings" | "isStale"> {
  readonly item: Item;
}

function PictureSummary({ t, locale, item, settings, isStale }: SummaryProps) {
  const { url, file, phase, percent, result } = item;
  const width = getWidth(item);
  const states = { ready: t.stateReady, working: t.stateWorking, failed: t.stateFailed, done: "" };
  return (
    <>
      <img src={url || undefined} alt="" width="48" height="48" />
      <bdi>{file.name}</bdi>
      <span className="iz-batch-state">
        {result === undefined ? (
          <>
            {formatBytes(locale, t, file.size)}
            {comma[locale]}
            {/* Inside of the isolate the space would be at its other end. */}
            {states[phase]} {phase === "working" && <bdi>{percent}%</bdi>}
          </>
        ) : (
          <>
            {!result.isOriginal && `${formatBytes(locale, t, file.size)} `}
            <span>
              {!result.isOriginal && <Icon name="forward" />}{" "}
              <strong>{formatBytes(locale, t, result.blob.size)}</strong>
            </span>
          </>
        )}
        {phase !== "failed" && width !== undefined && keepsWidth(width, settings) && (
          <small>{fill(t.keepsWidth, { width: formatNumber(locale, width) })}</small>
        )}
      </span>
      {result !== undefined &&
        (isStale ? (
          // In place of the percentage: another line would move the settings that are changed.
          <span className="iz-batch-saved iz-batch-outdated">{t.stateOutdated}</span>
        ) : result.isOriginal ? (
          <span className="iz-batch-saved">{t.stateKept}</span>
        ) : (
          <bdi
            className={`iz-batch-saved${result.blob.size > file.size ? " iz-batch-larger" : ""}`}
            dir="ltr"
          >
            {result.blob.size > file.size
              ? `+${formatAddedPercent(file.size, result.blob.size)}`
              : `−${formatSavedPercent(file.size, result.blob.size)}`}
          </bdi>
        ))}
    </>
  );
}
