import "./tool-kit.css";
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
  /** What is explained: one element that takes the focus. A second press on it closes the tip again on a touch screen. */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/** SPEC §9: a tip opens after 700 ms, and without that delay within 300 ms of the one before. */
const openDelayMs = 700;
const skipDelayMs = 300;
/** On the way from its element to the tip the pointer is over neither; WCAG 1.4.13 asks that the tip can be pointed at. */
const closeDelayMs = 150;
/** A hand that holds still still moves a little. */
const maxRestMovePx = 5;
/** Space kept to the edges of the window, and between the tip and its element. */
const viewportMarginPx = 8;

let lastClosedAt = -Infinity;
let closeOpenTooltip: (() => void) | null = null;

/**
 * A word about an element, while the pointer rests on it or the keyboard is at it. It closes with Escape, when the
 * pointer or the focus leaves, and when the page moves; by touch a tap opens and closes it.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restedAt = useRef<readonly [number, number]>([0, 0]);

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

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (!isOpen || tip.current === null || anchor.current === null) return;
    positionTip(tip.current, anchor.current);
    const onKey = (event: KeyboardEvent): void => void (event.key === "Escape" && close());
    const onPress = ({ target }: Event): void =>
      void (anchor.current?.contains(target as Node) !== true && close());
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
  }, [isOpen, close]);

  function openAfterRest({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === "touch") return;
    clearTimeout(timer.current);
    restedAt.current = [clientX, clientY];
    if (isOpen) return;
    if (performance.now() - lastClosedAt < skipDelayMs) open();
    else timer.current = setTimeout(open, openDelayMs);
  }

  function onMove(event: PointerEvent): void {
    const [x, y] = restedAt.current;
    if (!isOpen && Math.hypot(event.clientX - x, event.clientY - y) > maxRestMovePx)
      openAfterRest(event);
  }

  function onLeave({ pointerType }: PointerEvent): void {
    if (pointerType === "touch") return;
    clearTimeout(timer.current);
    if (isOpen) timer.current = setTimeout(close, closeDelayMs);
  }

  return (
    <span
      ref={anchor}
      className="kit-tip-anchor"
      onPointerEnter={openAfterRest}
      onPointerMove={onMove}
      onPointerLeave={onLeave}
      onPointerUp={({ pointerType }) => pointerType === "touch" && (isOpen ? close() : open())}
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

/** Above its element, or below where there is no room, and wholly inside the window in both directions of writing. */
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
