import { useId, useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Bars } from "../Bars.tsx";
import { pageTimeMessages } from "../messages.ts";
import { estimateTransferSeconds, slowNetwork } from "./transfer-time.ts";

interface Props {
  readonly locale: Locale;
}

const weightsKb = { min: 100, max: 6_000, step: 100, initial: 2_500 } as const;
/** The slow network of the article's own measurement, and two faster ones. */
const speeds = [slowNetwork.megabits, 5, 20] as const;

/** A try: the visitor sets the weight of a page and sees how long it travels at three speeds. */
export function PageTime({ locale }: Props) {
  const t = pick(pageTimeMessages, locale);
  const id = useId();
  const [weightKb, setWeightKb] = useState<number>(weightsKb.initial);
  const weight = fill(t.kilobytes, { n: formatNumber(locale, weightKb) });
  const maxSeconds = estimateTransferSeconds(weightsKb.max, speeds[0]);
  const bars = speeds.map((megabits) => {
    const seconds = estimateTransferSeconds(weightKb, megabits);
    const n = formatNumber(locale, seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return {
      label: fill(t.megabits, { n: formatNumber(locale, megabits) }),
      text: fill(t.seconds, { n }),
      share: seconds / maxSeconds,
    };
  });
  return (
    <figure>
      <p>
        <strong>{t.title}</strong>
      </p>
      <p>
        <label htmlFor={id}>{t.weight}</label>: <output htmlFor={id}>{weight}</output>
      </p>
      <input
        id={id}
        type="range"
        className="js-only"
        {...{ min: weightsKb.min, max: weightsKb.max, step: weightsKb.step }}
        value={weightKb}
        aria-valuetext={weight}
        onChange={(event) => setWeightKb(event.currentTarget.valueAsNumber)}
      />
      <Bars bars={bars} />
      <figcaption className="type-small">{fill(t.note, { n: slowNetwork.latencyMs })}</figcaption>
    </figure>
  );
}
