import "../tool-kit.css";
import { useId, type ReactNode } from "react";
import { khatamPath } from "../khatam-path.ts";

interface Props {
  readonly label: string;
  /** From 0 to 1, as reported by the work; undefined while it is unknown. */
  readonly value?: number;
  /** What the bar counts, below it. */
  readonly detail?: ReactNode;
  readonly cancelLabel?: string;
  readonly onCancel?: () => void;
}

/** A progress bar: a row of stars that is filled from the start side. */
export function Progress({ label, value, detail, cancelLabel, onCancel }: Props) {
  const id = useId();
  // 100 % means that the work is done, so that rounding must not reach it earlier.
  const percent =
    value === undefined ? undefined : value >= 1 ? 100 : Math.min(99, Math.floor(value * 100));
  return (
    <div className="kit-progress" data-waiting={percent === undefined}>
      <div
        role="progressbar"
        aria-labelledby={`${id}-label`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <p className="kit-progress-head">
          <span id={`${id}-label`}>{label}</span>
          {percent !== undefined && <span>{percent}%</span>}
        </p>
        <svg aria-hidden="true" focusable="false">
          <defs>
            <pattern id={`${id}-dark`} width="20" height="20" patternUnits="userSpaceOnUse">
              <path className="kit-progress-unlit" d={khatamPath} />
            </pattern>
            <pattern id={`${id}-lit`} width="20" height="20" patternUnits="userSpaceOnUse">
              <path className="kit-progress-lit" d={khatamPath} />
            </pattern>
          </defs>
          <rect width="100%" height="20" fill={`url(#${id}-dark)`} />
          <rect width={`${percent ?? 0}%`} height="20" fill={`url(#${id}-lit)`} />
        </svg>
      </div>
      {detail}
      {onCancel !== undefined && (
        <button type="button" className="button button-quiet button-small" onClick={onCancel}>
          {cancelLabel}
        </button>
      )}
    </div>
  );
}
