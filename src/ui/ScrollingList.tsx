import "./tool-kit.css";
import { useEffect, useRef, useState, type ReactNode } from "react";

/**
 * A list beside a rule. Where a sheet bounds its height so that it scrolls, it takes the focus, and
 * the keys of the arrows scroll it.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/keyboard
 */
export function ScrollingList({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = list.current!;
    // A list in a closed fold has no size until it is opened.
    const observer = new ResizeObserver(() =>
      setIsScrolling(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={list} className="kit-lines" {...(isScrolling && { tabIndex: 0 })}>
      {children}
    </ul>
  );
}
