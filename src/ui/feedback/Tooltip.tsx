import "../tool-kit.css";
import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from "react";

interface Props {
  readonly text: string;
  /**
   * The one focusable element that is explained. On a touch screen a second press on it closes the
   * tip.
   */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/**
 * A tip opens after a delay, and at once when another tip closed less than `skipDelayMs` ago.
 * @see docs/specification.md#toasts-tooltips-and-copy-buttons
 */
const openDelayMs = 700;
const skipDelayMs = 300;
/**
 * On its way to the tip the pointer leaves the element; WCAG 1.4.13 requires that the pointer can
 * reach the tip.
 */
const closeDelayMs = 150;
/** A pointer that the visitor tries to hold still moves by a few pixels. */
const maxRestMovePx = 5;
/** Space kept to the edges of the window, and between the tip and its element. */
const viewportMarginPx = 8;

let lastClosedAt = -Infinity;
let closeOpenTooltip: (() => void) | null = null;

/**
 * A short explanation of an element, shown while the pointer rests on it or the keyboard focus is
 * on it. It closes with Escape, when the pointer or the focus leaves, and when the page scrolls; on
 * a touch screen a tap toggles it.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const state = useTipState();
  const { isOpen, open, close } = state;
  const pointerHandlers = usePointerHandlers(state);

  useLayoutEffect(() => {
    if (!isOpen || tip.current === null || anchor.current === null) return;
    positionTip(tip.current, anchor.current);
    return listenForDismissal(anchor.current, close);
  }, [isOpen, close]);

  return (
    <span
      ref={anchor}
      className="kit-tip-anchor"
      {...pointerHandlers}
      onFocus={({ target }: FocusEvent) => target.matches(":focus-visible") && open()}
      onBlur={close}
    >
      {cloneElement(children, { "aria-describedby": isOpen ? id : undefined })}
      {isOpen && (
        <span ref={tip} id={id} role="tooltip" className="kit-tip" popover="manual">
          {text}
        </span>
      )}
    </span>
  );
}

interface TipState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /**
   * Runs an action after a delay and cancels the action that was scheduled before; without an
   * action it only cancels.
   */
  readonly schedule: (action?: () => void, delayMs?: number) => void;
}

/** Whether the tip is open. At most one tip of a page is open at a time. */
function useTipState(): TipState {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback((): void => {
    clearTimeout(timer.current);
    setIsOpen(false);
  }, []);

  function open(): void {
    clearTimeout(timer.current);
    if (closeOpenTooltip !== close) closeOpenTooltip?.();
    closeOpenTooltip = close;
    setIsOpen(true);
  }

  function schedule(action?: () => void, delayMs?: number): void {
    clearTimeout(timer.current);
    if (action !== undefined) timer.current = setTimeout(action, delayMs);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isOpen, open, close, schedule };
}

function usePointerHandlers({ isOpen, open, close, schedule }: TipState) {
  const restedAt = useRef<readonly [number, number]>([0, 0]);

  function openAfterRest({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === "touch") return;
    schedule();
    restedAt.current = [clientX, clientY];
    if (isOpen) return;
    if (performance.now() - lastClosedAt < skipDelayMs) open();
    else schedule(open, openDelayMs);
  }

  return {
    onPointerEnter: openAfterRest,
    onPointerMove(event: PointerEvent): void {
      const [x, y] = restedAt.current;
      if (!isOpen && Math.hypot(event.clientX - x, event.clientY - y) > maxRestMovePx)
        openAfterRest(event);
    },
    onPointerLeave({ pointerType }: PointerEvent): void {
      if (pointerType !== "touch") schedule(isOpen ? close : undefined, closeDelayMs);
    },
    onPointerUp({ pointerType }: PointerEvent): void {
      if (pointerType === "touch") (isOpen ? close : open)();
    },
  };
}

/**
 * Closes the tip on Escape, on a press elsewhere, and when the window scrolls or changes its size.
 */
function listenForDismissal(anchor: HTMLElement, close: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => void (event.key === "Escape" && close());
  const onPress = ({ target }: Event): void => void (!anchor.contains(target as Node) && close());
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPress);
  addEventListener("scroll", close, { capture: true, passive: true });
  addEventListener("resize", close);
  return () => {
    lastClosedAt = performance.now();
    if (closeOpenTooltip === close) closeOpenTooltip = null;
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointerdown", onPress);
    removeEventListener("scroll", close, { capture: true });
    removeEventListener("resize", close);
  };
}

/**
 * Places the tip above its element, or below it where there is no room, and wholly inside the
 * window.
 */
function positionTip(tip: HTMLElement, anchor: HTMLElement): void {
  tip.showPopover();
  const own = tip.getBoundingClientRect();
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const above = at.top - own.height - viewportMarginPx;
  const x = Math.min(
    Math.max(viewportMarginPx, at.left + (at.width - own.width) / 2),
    document.documentElement.clientWidth - own.width - viewportMarginPx,
  );
  const y = above < viewportMarginPx ? at.bottom + viewportMarginPx : above;
  tip.style.translate = `${x - own.left}px ${y - own.top}px`;
}
