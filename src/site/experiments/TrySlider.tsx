import { useId } from "react";
import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";

/** The range of a slider; its label names the unit, so that its value is a number alone. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface Props extends Range {
  readonly locale: Locale;
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** A slider of a try, with its value beside its label. */
export function TrySlider({ locale, label, value, onValue, ...range }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>:{" "}
      <output htmlFor={id}>{formatNumber(locale, value)}</output>
      <input
        id={id}
        type="range"
        className="js-only"
        {...range}
        value={value}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
