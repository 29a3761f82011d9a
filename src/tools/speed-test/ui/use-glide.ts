import { useEffect, useRef, useState } from "react";

const glideMs = 500;

/** Animates a figure to its new value, unless reduced motion is preferred. */
export function useGlide(target: number): number {
  const [shown, setShown] = useState(target);
  const now = useRef(target);

  useEffect(() => {
    const from = now.current;
    if (from === target) return;
    const set = (value: number): void => {
      now.current = value;
      setShown(value);
    };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return set(target);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const share = Math.min(1, Math.max(0, (time - start) / glideMs));
      const eased = 1 - (1 - share) ** 3;
      set(from + (target - from) * eased);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
