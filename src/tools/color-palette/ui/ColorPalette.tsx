import "./color-palette.css";
import "./palette-sections.css";
import "./contrast-table.css";
import "./palette-studies.css";
import { lazy, Suspense, useDeferredValue, useRef } from "react";
import { fill, type Locale } from "#i18n/messages.ts";
import { Choice } from "#ui/Choice.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Toggle } from "#ui/Toggle.tsx";
import { BaseField } from "./BaseField.tsx";
import { isGrey } from "../engine/colour.ts";
import { firstState } from "../engine/palette-state.ts";
import { PaletteWindow } from "./PaletteWindow.tsx";
import { SavedPalettes } from "./SavedPalettes.tsx";
import { schemes } from "../engine/scheme.ts";
import type { PaletteTexts } from "../page-texts.ts";
import { describeColours } from "../texts.ts";
import { useMounted } from "./use-mounted.ts";
import { usePalette } from "./use-palette.ts";
import { useSpaceKey } from "./use-space-key.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly locale: Locale;
}

/** All that lies below the five lights comes after them. */
const PaletteStudies = lazy(() => import("./PaletteStudies.tsx"));

/** The palette generator, with words in its place where it breaks. */
export function ColorPalette(props: Props) {
  return (
    <ErrorBoundary locale={props.locale}>
      <Palette {...props} />
    </ErrorBoundary>
  );
}

/** The tool itself: a base and a type above, five colours at once, and under them all that can be asked of the five. */
function Palette({ t, locale }: Props) {
  const { state, dispatch, settled, takeRandom, goBack } = usePalette();
  const isMounted = useMounted();
  // What lies below follows when there is time: a colour that is dragged through the picker must not stutter.
  const studied = useDeferredValue(state);
  const { base, scheme, isEven, colours, locked } = state;
  const window = useRef<HTMLOListElement>(null);
  useSpaceKey(window, takeRandom);

  const waiting = <div className="pal-waiting js-only" />;
  return (
    <div className="pal">
      <div className="pal-bench">
        <div className="pal-controls">
          <BaseField
            t={t}
            base={base}
            onBase={(to) => dispatch({ type: "base", base: to })}
            onRandom={takeRandom}
          />
          <Choice
            legend={t.paletteType}
            options={schemes.map((value) => ({ value, label: t[value] }))}
            value={scheme}
            onChange={(value) => dispatch({ type: "scheme", scheme: value })}
          />
          <Toggle
            label={t.evenSteps}
            hint={t.evenStepsHint}
            checked={isEven}
            onChange={(value) => dispatch({ type: "even", isEven: value })}
          />
          <div className="pal-actions">
            <button type="button" className="button" onClick={takeRandom}>
              {t.randomPalette}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => dispatch({ type: "generate" })}
            >
              {t.generatePalette}
            </button>
            <button
              type="button"
              className="link"
              aria-disabled={goBack === undefined}
              onClick={goBack}
            >
              {t.previousPalette}
            </button>
          </div>
          <p className="pal-key kit-hint">{t.keyHint}</p>
        </div>
        <section className="pal-result" aria-labelledby="pal-colours">
          <h2 id="pal-colours" className="type-head">
            {t.coloursTitle}
          </h2>
          <PaletteWindow
            ref={window}
            t={t}
            colours={colours}
            locked={locked}
            onLock={(place) => dispatch({ type: "lock", place })}
          />
          {isGrey(base) && scheme !== "monochromatic" && (
            <Callout tone="info">{t.greyNote}</Callout>
          )}
          <p className="kit-hidden" aria-live="polite">
            {settled !== firstState &&
              fill(t.newPalette, { colours: describeColours(t, settled.colours) })}
          </p>
        </section>
      </div>
      <SavedPalettes
        t={t}
        locale={locale}
        colours={colours}
        onLoad={(loaded) => dispatch({ type: "show", colours: loaded })}
      />
      {isMounted ? (
        <ErrorBoundary locale={locale}>
          <Suspense fallback={waiting}>
            <PaletteStudies t={t} locale={locale} state={studied} dispatch={dispatch} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}
