import { useState } from "react";
import type { Texts } from "#i18n/messages.ts";
import { devices, toScreenshotPath, type Device, type PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  /** The id of the analysis. */
  readonly id: string;
  readonly report: PageReport;
}

/**
 * The page as a phone and a computer show it, with a line where the first screen ends. Folded on a
 * phone, where the pictures would be longer than the rest; nothing where there are none.
 */
export function Screenshots({ t, id, report: { screenshots } }: Props) {
  const [isWide] = useState(() => matchMedia("(width >= 56rem)").matches);
  if (screenshots === undefined) return null;
  const texts: Readonly<Record<Device, { readonly caption: string; readonly alt: string }>> = {
    phone: { caption: t.onPhone, alt: t.onPhoneAlt },
    desktop: { caption: t.onComputer, alt: t.onComputerAlt },
  };
  return (
    <details className="seo-screens seo-unfold" open={isWide}>
      <summary>
        <h2 className="type-head">{t.screensTitle}</h2>
      </summary>
      <div className="seo-screens-pair">
        {devices.map((device) => {
          const { width, height, foldPx } = screenshots[device];
          return (
            <figure key={device} data-device={device}>
              <figcaption>{texts[device].caption}</figcaption>
              <div className="seo-screen">
                <img
                  src={toScreenshotPath(id, device)}
                  width={width}
                  height={height}
                  alt={texts[device].alt}
                  loading="lazy"
                />
                {foldPx < height && (
                  <p className="seo-fold" style={{ top: `${(foldPx / height) * 100}%` }}>
                    <span>{t.foldHere}</span>
                  </p>
                )}
              </div>
            </figure>
          );
        })}
      </div>
    </details>
  );
}
