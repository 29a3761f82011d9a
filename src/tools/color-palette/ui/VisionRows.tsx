import type { Hex } from "../engine/colour.ts";
import { Fold } from "#ui/Fold.tsx";
import { Coded } from "#ui/Coded.tsx";
import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { findCollapsingPairs, simulateVision, visions } from "../engine/vision.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly colours: readonly Hex[];
}

/** The palette with each colour vision deficiency, and the pairs that become indistinguishable. */
export function VisionRows({ t, colours }: Props) {
  const labels = { protanopia: t.visionRed, deuteranopia: t.visionGreen, tritanopia: t.visionBlue };
  return (
    <Fold heading="h2" className="pal-study" title={t.visionTitle} hint={t.visionHint}>
      <ul className="pal-visions">
        <li>
          <span>{t.visionFull}</span>
          <ColourStrip colours={colours} />
        </li>
        {visions.map((vision) => {
          const pairs = findCollapsingPairs(vision, colours);
          return (
            <li key={vision}>
              <span>
                {labels[vision]} <small>{vision}</small>
              </span>
              <ColourStrip colours={colours.map((hex) => simulateVision(vision, hex))} />
              <div className="pal-vision-words" data-collapses={pairs.length > 0}>
                {pairs.length === 0
                  ? t.visionApart
                  : pairs.map(([first, second]) => (
                      <p key={`${first}-${second}`}>
                        <Coded
                          text={t.visionCollapse}
                          codes={{ first: colours[first]!, second: colours[second]! }}
                        />
                      </p>
                    ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
