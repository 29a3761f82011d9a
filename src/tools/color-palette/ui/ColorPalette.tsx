import "./color-palette.css";
import "./palette-window.css";
import "./palette-sections.css";
import "./contrast-table.css";
import "./palette-studies.css";
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { ErrorBoundary, withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { FileLink } from "#ui/fields/FileLink.tsx";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { useMounted } from "#ui/use-mounted.ts";
import { revealElement } from "#ui/use-reveal.ts";
import { BaseField } from "./BaseField.tsx";
import { isGrey } from "../engine/colour.ts";
import { findPlaceForBase, firstState, type PaletteState } from "../engine/palette-state.ts";
import { PaletteWindow } from "./PaletteWindow.tsx";
import { SavedPalettes } from "./SavedPalettes.tsx";
import { schemes } from "../engine/scheme.ts";
import type { PaletteTexts } from "../page-texts.ts";
import { describeColours } from "../texts.ts";
import { ColourStrip } from "#ui/ColourStrip.tsx";
import { toPaletteCard } from "./to-palette-card.ts";
import { usePalette } from "./use-palette.ts";
import { useSpaceKey } from "#ui/use-space-key.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly locale: Locale;
}

/** Everything below the five colours is loaded after them. */
const PaletteStudies = lazy(() => import("./PaletteStudies.tsx"));

export const ColorPalette = withErrorBoundary(Palette);

/** The controls, the five colours, the saved palettes, and the studies of the five colours. */
function Palette({ t, locale }: Props) {
  const { state, dispatch, settled, takeRandom, goBack } = usePalette();
  const isMounted = useMounted();
  // The studies are rendered at a lower priority, so that dragging through the colour picker stays
  // smooth.
  const studied = useDeferredValue(state);
  const window = useRef<HTMLOListElement>(null);
  const [picture, setPicture] = useState<File>();
  const [made, setMade] = useState<PaletteState>();
  useSpaceKey(window, takeRandom);

  const waiting = <div className="pal-waiting js-only" />;
  return (
    <div className="pal">
      <div className="pal-bench">
        <Controls
          t={t}
          state={state}
          dispatch={dispatch}
          takeRandom={takeRandom}
          goBack={goBack}
          onGenerated={() => setMade({ ...state })}
          onPicture={setPicture}
        />
        <Result
          t={t}
          locale={locale}
          window={window}
          state={state}
          settled={settled}
          dispatch={dispatch}
          made={made}
        />
      </div>
      <SavedPalettes
        t={t}
        locale={locale}
        colours={state.colours}
        onLoad={(loaded) => dispatch({ type: "show", colours: loaded })}
      />
      {isMounted ? (
        <ErrorBoundary locale={locale}>
          <Suspense fallback={waiting}>
            <PaletteStudies
              t={t}
              locale={locale}
              state={studied}
              dispatch={dispatch}
              picture={picture}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}

type PaletteProps = ReturnType<typeof usePalette> & Pick<Props, "t">;

interface ControlsProps extends Omit<PaletteProps, "settled"> {
  readonly onGenerated: () => void;
  /** A picture whose colours are wanted. */
  readonly onPicture: (picture: File) => void;
}

function Controls({
  t,
  state: { base, scheme, isEven, colours },
  dispatch,
  takeRandom,
  goBack,
  onGenerated,
  onPicture,
}: ControlsProps) {
  const field = useRef<HTMLInputElement>(null);

  /** A base in error makes no palette: the visitor is led back to its field. */
  function generate(): void {
    if (field.current?.matches('[aria-invalid="true"]'))
      revealElement(field.current, { place: "nearest" });
    else {
      dispatch({ type: "generate" });
      onGenerated();
    }
  }

  return (
    <div className="pal-controls">
      <div className="pal-now">
        <ColourStrip colours={colours} />
      </div>
      <BaseField
        t={t}
        base={base}
        field={field}
        onBase={(to) => dispatch({ type: "base", base: to })}
        onRandom={takeRandom}
      />
      <FileLink
        label={t.fromPictureShort}
        accept="image/*"
        className="pal-picture js-only"
        onFile={onPicture}
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
        <button type="button" className="button" onClick={generate}>
          {t.generatePalette}
        </button>
        <button type="button" className="button button-quiet" onClick={takeRandom}>
          {t.randomPalette}
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
  );
}

interface ResultProps extends Pick<PaletteProps, "t" | "state" | "settled" | "dispatch"> {
  readonly locale: Locale;
  readonly window: RefObject<HTMLOListElement | null>;
  /** The state at the last press on "Generate Palette", another object for each press. */
  readonly made: PaletteState | undefined;
}

/**
 * The five colours. The palette follows every control, so "Generate Palette" may change nothing:
 * each press leads here and says what the palette is made from.
 */
function Result({ t, locale, window, state, settled, dispatch, made }: ResultProps) {
  const { base, scheme, colours, locked } = state;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (made !== undefined) revealElement(section.current!, { place: "start" });
  }, [made]);
  const isMade = made?.base === base && made.scheme === scheme;
  const place = findPlaceForBase(state);
  return (
    <section ref={section} tabIndex={-1} className="pal-result" aria-labelledby="pal-colours">
      <div className="pal-result-head">
        <h2 id="pal-colours" className="type-head">
          {t.coloursTitle}
        </h2>
        <ShareButton
          locale={locale}
          className="js-only"
          picture={() => toSharedPicture(toPaletteCard(t, locale, state), locale)}
        />
      </div>
      <p className="pal-made" role="status">
        {isMade && fill(t.paletteMade, { base, type: t[scheme] })}
      </p>
      <PaletteWindow
        ref={window}
        t={t}
        colours={colours}
        locked={locked}
        onLock={(place) => dispatch({ type: "lock", place })}
      />
      {place !== undefined && (
        <button
          type="button"
          className="link"
          onClick={() => dispatch({ type: "replace", place, colour: base })}
        >
          {fill(t.placeBase, { base, tone: colours[place]! })}
        </button>
      )}
      {isGrey(base) && scheme !== "monochromatic" && <Callout tone="info">{t.greyNote}</Callout>}
      <p className="kit-hidden" aria-live="polite">
        {settled !== firstState &&
          fill(t.newPalette, { colours: describeColours(t, settled.colours) })}
      </p>
    </section>
  );
}
