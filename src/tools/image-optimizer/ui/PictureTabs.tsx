import type { ComponentProps, ComponentType } from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { formatBytes } from "../engine/byte-size.ts";
import { getFailureMessage } from "./failure-text.ts";
import type { messages } from "../messages.ts";
import type { OptimizedPicture as OptimizedPictureView } from "./OptimizedPicture.tsx";
import type { OutputFormat } from "../engine/settings.ts";
import type { Item } from "./item.ts";

export type PictureTab = "original" | "optimized";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly item: Item;
  readonly tab: PictureTab;
  readonly onTab: (tab: PictureTab) => void;
  /** The output format of the last attempt. */
  readonly format: OutputFormat;
  /** Whether the settings were changed after the result. */
  readonly isStale: boolean;
  /** Whether the list above downloads this picture and the others together. */
  readonly isOneOfMany: boolean;
  /** The view of a result; null until it is loaded. */
  readonly OptimizedPicture: ComponentType<ComponentProps<typeof OptimizedPictureView>> | null;
}

/** One picture before and after optimization. */
export function PictureTabs({
  t,
  locale,
  item,
  tab,
  onTab,
  format,
  isStale,
  isOneOfMany,
  OptimizedPicture,
}: Props) {
  const { file, header, failure, result, url } = item;
  const isTurned = (header?.orientation ?? 1) >= 5;
  const [width, height] = isTurned
    ? [header?.height, header?.width]
    : [header?.width, header?.height];
  return (
    <Tabs
      label={t.tabsLabel}
      tabs={[
        { id: "original", label: t.tabOriginal },
        { id: "optimized", label: t.tabOptimized, disabled: !result || !OptimizedPicture },
      ]}
      selected={tab}
      onSelect={onTab}
    >
      {failure !== undefined && (
        <Callout tone="bad">{getFailureMessage(t, failure, header?.type, format)}</Callout>
      )}
      {failure === undefined && header?.isTruncated && tab === "original" && (
        <Callout tone="warn">{t.cutShort}</Callout>
      )}
      {tab === "optimized" && result && OptimizedPicture ? (
        <OptimizedPicture {...{ t, locale, item, result, isStale, isOneOfMany }} />
      ) : (
        <figure className="iz-original">
          {failure === undefined && (
            <img src={url} alt={fill(t.originalAlt, { name: file.name })} />
          )}
          <figcaption>
            <bdi>{file.name}</bdi>
            {width !== undefined && width > 0 && height !== undefined && (
              <span>
                {fill(t.dimensions, {
                  width: formatNumber(locale, width),
                  height: formatNumber(locale, height),
                })}
              </span>
            )}
            <span>
              {t.originalSize}: <data value={file.size}>{formatBytes(locale, t, file.size)}</data>
            </span>
          </figcaption>
        </figure>
      )}
    </Tabs>
  );
}
