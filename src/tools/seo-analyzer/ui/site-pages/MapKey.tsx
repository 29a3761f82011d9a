import type { Texts } from "#i18n/messages.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { starPath } from "./star-path.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
}

const bands = ["excellent", "good", "poor", "none"] as const;

/** Says what the colours and the sign of the map mean. */
export function MapKey({ t }: Props) {
  const names = { excellent: "80–100", good: "60–79", poor: "0–59", none: t.mapNoScore };
  return (
    <ul className="seo-map-colours type-small" aria-label={t.mapScores}>
      {bands.map((band) => (
        <li key={band}>
          <svg viewBox="-10 -10 20 20" data-band={band} aria-hidden="true">
            <path d={starPath} />
          </svg>
          <bdi>{names[band]}</bdi>
        </li>
      ))}
      <li>
        <span className="seo-map-error" aria-hidden="true" />
        {t.mapErrors}
      </li>
    </ul>
  );
}
