import "../tool-kit.css";
import { useId } from "react";

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function Toggle({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className="kit-toggle"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className="kit-toggle-mark" />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      </span>
    </button>
  );
}
