import { useEffect, useRef, type ReactNode } from "react";

interface Props {
  readonly prepare: (box: HTMLElement) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Brings a part into a state that only an event leads to, once the page and its fonts are there.
 */
export function Prepared({ prepare, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || box.current === null) return;
    isDone.current = true;
    prepare(box.current);
  });
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
