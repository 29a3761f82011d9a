import { useId, useState } from "react";
import { WorkButton } from "#ui/WorkButton.tsx";
import { toSafeUrl } from "../engine/safe-url.ts";
import { toShownTarget } from "../engine/shown-target.ts";
import type { ChangeTexts, LinkFailure } from "./link-failure.ts";

interface Props {
  readonly c: ChangeTexts;
  readonly initialTarget: string;
  readonly label: string;
  readonly workingLabel: string;
  readonly isWorking: boolean;
  readonly failure: LinkFailure | undefined;
  readonly onType?: (target: string) => void;
  readonly onSend: (target: string) => void;
}

/** The field of the page that a code opens, with its button and its error. */
export function TargetForm(props: Props) {
  const { c, initialTarget, label, workingLabel, isWorking, failure, onSend } = props;
  const id = useId();
  const [target, setTarget] = useState(() => toShownTarget(initialTarget));
  const type = (typed: string): void => {
    setTarget(typed);
    props.onType?.(typed);
  };
  const isWrong = failure?.field === "target";
  return (
    <form
      className="qr-target"
      onSubmit={(event) => {
        event.preventDefault();
        const whole = toSafeUrl(target) ?? target.trim();
        type(toShownTarget(whole));
        if (!isWorking) onSend(whole);
      }}
    >
      <label className="kit-label" htmlFor={id}>
        {c.target}
      </label>
      {/* The type is text because a browser rejects or rewrites values of the type url. */}
      <input
        id={id}
        className="field"
        type="text"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://shop.example"
        value={target}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div role="alert">
        {failure !== undefined && (
          <p className="field-error" id={`${id}-error`}>
            {failure.text}
          </p>
        )}
      </div>
      <WorkButton
        label={label}
        workingLabel={workingLabel}
        isWorking={isWorking}
        className="button-small"
      />
    </form>
  );
}
