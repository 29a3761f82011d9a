import { useState } from "react";
import { Fold } from "#ui/Fold.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import type { Hex } from "../engine/colour.ts";
import { createPalette, schemes, type Scheme } from "../engine/scheme.ts";
import { SchemeWheel } from "./SchemeWheel.tsx";
import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { PaletteTexts } from "../page-texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly base: Hex;
  readonly current: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
}

/** Explains the five types, each with the visitor's base colour. */
export function SchemeTabs({ t, base, current, onScheme }: Props) {
  const [shown, setShown] = useState<Scheme>("monochromatic");
  const colours = createPalette(base, shown);
  return (
    <Fold heading="h2" className="pal-study" title={t.schemesTitle}>
      <Tabs
        label={t.schemesTitle}
        tabs={schemes.map((id) => ({ id, label: t[id] }))}
        selected={shown}
        onSelect={setShown}
      >
        <div className="pal-scheme">
          <SchemeWheel colours={colours} title={t.schemeWheel} />
          <div>
            <p>{t[`${shown}Text`]}</p>
            <ColourStrip colours={colours} />
            {shown === current ? (
              <p className="pal-soft">{t.schemeInUse}</p>
            ) : (
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => onScheme(shown)}
              >
                {t.useScheme}
              </button>
            )}
          </div>
        </div>
      </Tabs>
    </Fold>
  );
}
