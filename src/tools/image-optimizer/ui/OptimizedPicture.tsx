import { StarRing } from "#brand/window/stars/StarRing.tsx";
import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import {
  formatAddedPercent,
  formatBytes,
  formatSavedPercent,
  getSavedPercent,
} from "../engine/byte-size.ts";
import { Compare } from "./Compare.tsx";
import type { messages } from "../messages.ts";
import { formatName } from "./failure-text.ts";
import type { Item } from "./item.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly item: Item;
  readonly result: NonNullable<Item["result"]>;
  readonly isStale: boolean;
  readonly isOneOfMany: boolean;
}

/** The result compared with the original: the sizes and the download first, then both pictures. */
export function OptimizedPicture(props: Props) {
  const { t, locale, item, result, isStale } = props;
  const percent = formatAddedPercent(item.file.size, result.blob.size);
  return (
    <div>
      <Figures {...props} />
      <Compare
        t={t}
        locale={locale}
        name={item.file.name}
        before={item.url}
        after={result.url}
        width={result.width}
        height={result.height}
        isStale={isStale}
      />
      {isStale && <Callout tone="warn">{t.settingsChanged}</Callout>}
      {result.isOriginal && <Callout tone="info">{t.keptOriginal}</Callout>}
      {result.blob.size > item.file.size && (
        <Callout tone="warn">{fill(t.larger, { percent })}</Callout>
      )}
      {result.isFirstFrame && <Callout tone="warn">{t.firstFrame}</Callout>}
      {result.isTruncated && <Callout tone="warn">{t.cutShort}</Callout>}
      {result.isStripped && (
        <p className="kit-hint">{result.hadPlace ? t.placeRemoved : t.metadataRemoved}</p>
      )}
    </div>
  );
}

function Figures({ t, locale, item: { file }, result, isStale, isOneOfMany }: Props) {
  const size = result.blob.size;
  return (
    <div className="iz-figures">
      {!result.isOriginal && size <= file.size && (
        <div className="iz-saved">
          <StarRing share={getSavedPercent(file.size, size) / 100} hue="nile" className="iz-ring" />
          <p>
            <strong>{formatSavedPercent(file.size, size)}</strong> {t.lighter}
          </p>
        </div>
      )}
      <dl>
        <div>
          <dt>{t.originalSize}</dt>
          <dd>
            <data value={file.size}>{formatBytes(locale, t, file.size)}</data>
          </dd>
        </div>
        <div>
          <dt>{t.optimizedSize}</dt>
          <dd data-optimized-size>
            <data value={size}>{formatBytes(locale, t, size)}</data>
            <small>{fill(t.exactBytes, { bytes: formatNumber(locale, size) })}</small>
          </dd>
        </div>
      </dl>
      <div className="iz-take">
        {/* Otherwise the buttons of the settings have it. */}
        {(isStale || isOneOfMany) && (
          <a className="button button-quiet" href={result.url} download={result.name}>
            {t.download}
          </a>
        )}
        <p className="type-small">
          <bdi>{result.name}</bdi>
          <span>
            <bdi>{formatName(result.type)}</bdi> ·{" "}
            {fill(t.dimensions, {
              width: formatNumber(locale, result.width),
              height: formatNumber(locale, result.height),
            })}
          </span>
        </p>
      </div>
    </div>
  );
}
