import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly reason: string;
  readonly keptText: string;
  /** The other ways to send the form. */
  readonly children: ReactNode;
}

/** The notice below a form that could not be sent: the reason, and that nothing is lost. */
export function FormFailure({ title, reason, keptText, children }: Props) {
  return (
    <div role="alert" className="form-failure" data-form-failure>
      <p className="form-failure-title">{title}</p>
      <p>
        {reason} {keptText}
      </p>
      {children}
    </div>
  );
}
