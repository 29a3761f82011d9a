import { useEffect, useRef } from "react";
import { khatamPath } from "#ui/khatam-path.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly next: readonly string[];
  readonly again: string;
  readonly onAgain: () => void;
}

/**
 * Replaces the form when the request is stored. Its heading takes the focus, so that screen readers
 * announce it.
 */
export function RequestReceived({ title, text, next, again, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="request-received" data-request-received>
      <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false">
        <path d={khatamPath} />
      </svg>
      <h2 ref={heading} tabIndex={-1} className="type-section">
        {title}
      </h2>
      <p>{text}</p>
      <ol>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className="button" onClick={onAgain}>
        {again}
      </button>
    </section>
  );
}
