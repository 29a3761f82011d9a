import { comma, formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { ConnectionCard } from "#brand/card/share-card.ts";
import type { connectionMessages } from "../connection-messages.ts";
import { formatMbps } from "../engine/amounts.ts";
import type { BandwidthFigures } from "../engine/bandwidth-figures.ts";
import { gradeBufferbloat } from "../engine/bufferbloat.ts";
import { toGaugeShare } from "../engine/gauge-scale.ts";
import type { messages } from "../messages.ts";

interface CardTexts {
  readonly t: ToolTexts<typeof messages>;
  readonly texts: Texts<typeof connectionMessages>;
}

/** The card to share of a measured connection. It names no provider, address or place. */
export function toConnectionCard(
  { t, texts }: CardTexts,
  locale: Locale,
  figures: BandwidthFigures,
  now: Date,
): ConnectionCard {
  const day = now.toISOString().slice(0, 10);
  const speeds = [
    { label: t.download, value: formatMbps(locale, figures.downloadMbps) },
    { label: t.upload, value: formatMbps(locale, figures.uploadMbps) },
  ];
  const bufferbloat = gradeBufferbloat(figures);
  return {
    kind: "connection",
    title: texts.cardTitle,
    description: [
      texts.cardTitle,
      ...speeds.map(({ label, value }) => `${label} ${value} ${t.unitMbps}`),
    ].join(comma[locale]),
    fileName: `connection-${day}`,
    path: localePath(locale, "/tools/speed-test"),
    share: toGaugeShare(figures.downloadMbps),
    speeds,
    unit: t.unitMbps,
    facts: [
      {
        order: "label-first",
        label: t.latency,
        value: `${Math.round(figures.latencyMs)} ${t.unitMs}`,
      },
      ...(bufferbloat === null
        ? []
        : [
            {
              order: "label-first" as const,
              label: "Bufferbloat",
              value: bufferbloat.grade,
            },
          ]),
    ],
    date: formatDate(locale, day),
  };
}
