import "./tool-kit.css";

interface Props {
  readonly label: string;
  /** What the button says while the work runs. */
  readonly workingLabel: string;
  readonly isWorking: boolean;
  /** Another reason why nothing can be started. */
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/**
 * The button that submits a tool's form. While the work runs it says so, keeps its size and the
 * focus, and can still be pressed: the tool decides what a second press means.
 */
export function WorkButton({
  label,
  workingLabel,
  isWorking,
  isDisabled = false,
  describedBy,
  className = "",
}: Props) {
  return (
    <button
      type="submit"
      className={`button kit-work ${className}`.trim()}
      disabled={isDisabled}
      aria-busy={isWorking}
      aria-describedby={describedBy}
    >
      {/* The other label is generated content without height, so that the wider one sets the width
          of both states and only the visible one is text. */}
      <span className="kit-work-label" data-other={isWorking ? label : workingLabel}>
        {isWorking ? workingLabel : label}
      </span>
    </button>
  );
}
