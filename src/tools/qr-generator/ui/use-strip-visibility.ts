import { useEffect, useState, type RefObject } from "react";
import { shouldShowStrip, type Extent } from "../engine/strip-visibility.ts";

interface StripParts {
  /** The section of the full preview. */
  readonly preview: RefObject<HTMLElement | null>;
  readonly strip: RefObject<HTMLElement | null>;
}

/**
 * Whether the strip is shown, and how far it lies below the top of the layout viewport where an
 * on-screen keyboard has moved the visual one.
 */
interface StripState {
  readonly isShown: boolean;
  readonly offsetTop: number;
}

const hidden: StripState = { isShown: false, offsetTop: 0 };

/** Follows scrolling, focus and the on-screen keyboard, at most once in a frame. */
export function useStripVisibility({ preview, strip }: StripParts): StripState {
  const [state, setState] = useState(hidden);

  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const next = readState(preview.current, strip.current);
      setState((before) =>
        before.isShown === next.isShown && before.offsetTop === next.offsetTop ? before : next,
      );
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    const abort = new AbortController();
    const options = { signal: abort.signal, passive: true };
    for (const type of ["scroll", "resize", "focusin", "focusout"])
      addEventListener(type, schedule, options);
    for (const type of ["scroll", "resize"])
      visualViewport?.addEventListener(type, schedule, options);
    schedule();
    return () => {
      abort.abort();
      cancelAnimationFrame(frame);
    };
  }, [preview, strip]);

  return state;
}

function readState(preview: HTMLElement | null, strip: HTMLElement | null): StripState {
  const tool = preview?.parentElement;
  const picture = preview?.querySelector(".qr-stage");
  const verdict = preview?.querySelector(".qr-verdict");
  if (!tool || !picture || !verdict || strip === null) return hidden;
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const place = getComputedStyle(strip);
  const top = Math.max(parseFloat(place.getPropertyValue("inset-block-start")), 0);
  const active = document.activeElement;
  // The strip itself stays while its button has the focus.
  const isOwnFocus = strip.contains(active);
  const isControl = active !== null && tool.contains(active) && active !== preview && !isOwnFocus;
  const focused = isControl ? active : undefined;
  const isShown = shouldShowStrip({
    view: { top, bottom: offsetTop + height },
    tool: getExtent(tool),
    picture: getExtent(picture),
    verdict: getExtent(verdict),
    focused: focused && getExtent(focused),
    wrong: [...tool.querySelectorAll('[aria-invalid="true"]')].map(getExtent),
    strip: { top, bottom: top + strip.offsetHeight },
  });
  return { isShown: isShown || isOwnFocus, offsetTop };
}

function getExtent(element: Element): Extent {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}
