import { useEffect, useRef, type ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly reason: string;
  readonly keptText: string;
  /** Whether the visitor has just tried to send the form; false after a reload. */
  readonly isOfAttempt: boolean;
  /** The other ways to send the form. */
  readonly children: ReactNode;
}

/**
 * The notice below a form that could not be sent: the reason, and that nothing is lost. After an
 * attempt it scrolls to where the toast, which reports the same, does not cover the other ways.
 */
export function FormFailure({ title, reason, keptText, isOfAttempt, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOfAttempt) box.current?.scrollIntoView({ block: "nearest" });
  }, [isOfAttempt]);
  return (
    <div ref={box} role="alert" className="form-failure" data-form-failure>
      <p className="form-failure-title">{title}</p>
      <p>
        {reason} {keptText}
      </p>
      {children}
    </div>
  );
}
