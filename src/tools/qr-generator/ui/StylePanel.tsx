import { useId } from "react";
import { fill } from "#i18n/messages.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { Slider } from "#ui/fields/Slider.tsx";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { ColourField } from "./ColourField.tsx";
import type { LoadedLogo } from "./logo.ts";
import { sizes, clampSize, type QrStyle } from "../engine/style.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { Presets } from "./Presets.tsx";
import { printSizes, getReadingDistanceCm } from "../engine/print-size.ts";

interface Props {
  readonly t: ToolTexts;
  readonly style: QrStyle;
  readonly printMm: number;
  readonly logo: LoadedLogo | undefined;
  readonly hasLogo: boolean;
  readonly onStyle: (style: QrStyle) => void;
  readonly onPrintMm: (printMm: number) => void;
  readonly onLogo: (logo: LoadedLogo) => void;
  readonly onHasLogo: (hasLogo: boolean) => void;
}

/** The style of the code: presets, colours, corners, sizes, transparency and logo. */
export function StylePanel(props: Props) {
  const { t, style, onStyle } = props;
  const id = useId();
  const shapes = [
    { value: "square", label: t.cornerSquare },
    { value: "rounded", label: t.cornerRounded },
    { value: "circle", label: t.cornerCircle },
  ] as const;
  return (
    <section className="qr-look" aria-labelledby={`${id}-title`}>
      <h2 className="type-head" id={`${id}-title`}>
        {t.customizeTitle}
      </h2>
      <Presets t={t} style={style} onStyle={onStyle} />
      <Colours t={t} style={style} onStyle={onStyle} />
      <div>
        <Choice
          legend={t.cornerStyle}
          options={shapes}
          value={style.corner}
          onChange={(corner) => onStyle({ ...style, corner })}
        />
      </div>
      <div>
        <Choice
          legend={t.eyeStyle}
          options={[{ value: "auto", label: t.eyeAuto }, ...shapes]}
          value={style.eye}
          onChange={(eye) => onStyle({ ...style, eye })}
        />
      </div>
      <Sizes {...props} />
      <Toggle
        label={t.transparent}
        hint={t.transparentHint}
        checked={style.isTransparent}
        onChange={(isTransparent) => onStyle({ ...style, isTransparent })}
      />
      <Logo {...props} />
    </section>
  );
}

function Colours({ t, style, onStyle }: Pick<Props, "t" | "style" | "onStyle">) {
  return (
    <div className="qr-colours">
      <ColourField
        label={t.foreground}
        pickLabel={t.pickForeground}
        wrong={t.colourWrong}
        value={style.foreground}
        onChange={(foreground) => onStyle({ ...style, foreground })}
      />
      <ColourField
        label={t.background}
        pickLabel={t.pickBackground}
        wrong={t.colourWrong}
        value={style.background}
        onChange={(background) => onStyle({ ...style, background })}
      />
    </div>
  );
}

function Sizes({ t, style, printMm, onStyle, onPrintMm }: Props) {
  return (
    <div className="qr-sizes">
      <Slider
        label={t.size}
        unit={t.unitPx}
        hint={t.sizeHint}
        value={style.size}
        {...sizes}
        onChange={(size) => onStyle({ ...style, size: clampSize(size) })}
      />
      <Slider
        label={t.printSize}
        unit={t.unitMm}
        hint={fill(t.printHint, { n: getReadingDistanceCm(printMm) })}
        value={printMm}
        min={printSizes.min}
        max={printSizes.max}
        step={printSizes.step}
        onChange={onPrintMm}
      />
    </div>
  );
}

const loadLogoChooser = async () => (await import("./LogoChooser.tsx")).LogoChooser;

function Logo(props: Props) {
  const { t, hasLogo, onHasLogo } = props;
  const { View: LogoChooser } = useLazyView(hasLogo, loadLogoChooser);
  return (
    <div className="qr-logo">
      <Toggle label={t.addLogo} checked={hasLogo} onChange={onHasLogo} />
      {hasLogo && LogoChooser !== null && <LogoChooser {...props} />}
    </div>
  );
}
