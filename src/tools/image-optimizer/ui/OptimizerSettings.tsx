import { useId } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { Slider } from "#ui/fields/Slider.tsx";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { formatName } from "./failure-text.ts";
import type { messages } from "../messages.ts";
import {
  levelRange,
  outputFormats,
  widthRange,
  clampToRange,
  isWithin,
  keepsWidth,
  type Settings,
} from "../engine/settings.ts";
import { parseWholeNumber } from "../engine/whole-number.ts";
import { WidthField } from "./WidthField.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly settings: Settings;
  /** Width in pixels of the narrowest chosen picture; infinite without one. */
  readonly minPictureWidth: number;
  readonly isTargetWrong: boolean;
  readonly set: (change: Partial<Settings>) => void;
}

export function OptimizerSettings({ t, settings, minPictureWidth, isTargetWrong, set }: Props) {
  const id = useId();
  const levelHint = settings.hasTarget
    ? t.compressionTargetHint
    : settings.format === "png" && settings.level === 100
      ? t.compressionLossless
      : t.compressionHint;
  return (
    <>
      <Slider
        label={t.compression}
        hint={levelHint}
        value={settings.level}
        {...levelRange}
        disabled={settings.hasTarget}
        onChange={(level) => set({ level: clampToRange(levelRange, level) })}
      />
      <div>
        <Choice
          legend={t.format}
          options={outputFormats.map((format) => ({ value: format, label: formatName(format) }))}
          value={settings.format}
          onChange={(format) => set({ format })}
        />
        {settings.format === "avif" && <p className="kit-hint">{t.formatAvifHint}</p>}
      </div>
      <Resize t={t} settings={settings} minPictureWidth={minPictureWidth} set={set} />
      <details className="iz-more">
        <summary>{t.more}</summary>
        <Toggle
          label={t.targetSize}
          hint={t.targetSizeHint}
          checked={settings.hasTarget}
          onChange={(hasTarget) => set({ hasTarget })}
        />
        {settings.hasTarget && (
          <TargetSize id={id} t={t} settings={settings} isTargetWrong={isTargetWrong} set={set} />
        )}
        {settings.format === "jpeg" && <Background id={id} t={t} settings={settings} set={set} />}
        <Toggle
          label={t.keepProfile}
          hint={settings.format === "avif" ? t.noProfile : t.keepProfileHint}
          checked={settings.keepsProfile && settings.format !== "avif"}
          disabled={settings.format === "avif"}
          onChange={(keepsProfile) => set({ keepsProfile })}
        />
      </details>
    </>
  );
}

function Resize({ t, settings, minPictureWidth, set }: Omit<Props, "isTargetWrong">) {
  const errorId = `${useId()}-width-error`;
  const { isResized, widthPx } = settings;
  const isWrong = !isWithin(widthRange, widthPx);
  return (
    <div>
      <Toggle
        label={t.resize}
        hint={t.resizeHint}
        checked={isResized}
        onChange={(isOn) => set({ isResized: isOn })}
      />
      <Slider
        label={t.width}
        unit={t.unitPx}
        value={clampToRange(widthRange, widthPx)}
        {...widthRange}
        disabled={!isResized}
        {...(!isWrong && keepsWidth(minPictureWidth, settings) ? { hint: t.someKeepWidth } : {})}
        field={
          <WidthField
            t={t}
            widthPx={widthPx}
            isDisabled={!isResized}
            errorId={errorId}
            onChange={(typed) => set({ widthPx: typed })}
          />
        }
        onChange={(chosen) => set({ widthPx: clampToRange(widthRange, chosen) })}
      />
      <p className="field-error" id={errorId}>
        {isResized && isWrong && t.widthInvalid}
      </p>
    </div>
  );
}

interface PartProps extends Pick<Props, "t" | "settings" | "set"> {
  /** Prefix of the ids of this part's elements. */
  readonly id: string;
}

function TargetSize({
  id,
  t,
  settings,
  isTargetWrong,
  set,
}: PartProps & Pick<Props, "isTargetWrong">) {
  return (
    <div className="iz-target">
      <label className="kit-label" htmlFor={`${id}-target`}>
        {t.targetField}
      </label>
      <input
        id={`${id}-target`}
        className="field"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        defaultValue={settings.targetKb}
        aria-invalid={isTargetWrong}
        aria-describedby={`${id}-target-error`}
        onChange={(event) => set({ targetKb: parseWholeNumber(event.currentTarget.value) })}
      />
      <p className="field-error" id={`${id}-target-error`}>
        {isTargetWrong && t.targetInvalid}
      </p>
    </div>
  );
}

function Background({ id, t, settings, set }: PartProps) {
  return (
    <div className="iz-background">
      <label className="kit-label" htmlFor={`${id}-background`}>
        {t.background}
      </label>
      <input
        id={`${id}-background`}
        type="color"
        value={settings.background}
        aria-describedby={`${id}-background-hint`}
        onChange={(event) => set({ background: event.currentTarget.value })}
      />
      <p className="kit-hint" id={`${id}-background-hint`}>
        {t.backgroundHint}
      </p>
    </div>
  );
}
