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
    <section data-request-received>
      <svg
        className="w-16 text-mark"
        viewBox="0 0 20 20"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={khatamPath} />
      </svg>
      <h2 ref={heading} tabIndex={-1} className="type-section mt-5 outline-none">
        {title}
      </h2>
      <p className="mt-3 text-xl leading-relaxed">{text}</p>
      <ol className="mt-6 grid list-decimal gap-2 ps-6 text-soft">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className="button mt-8" onClick={onAgain}>
        {again}
      </button>
    </section>
  );
}
