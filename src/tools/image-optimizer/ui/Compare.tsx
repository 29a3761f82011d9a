import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { initialView, moveBy, zoomTo, zooms, type View } from "../engine/compare-view.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly width: number;
  readonly height: number;
}

const dividerStep = 2;
const panStep = 0.1;

/** Two pictures in one place, parted by a line that is dragged or moved with the arrow keys; zoomed in, both move together. */
export function Compare({ t, locale, name, before, after, width, height }: Props) {
  const [divider, setDivider] = useState(50);
  const [view, setView] = useState<View>(initialView);
  const [isShown, setIsShown] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const isRtl = locale === "ar";

  /** A pinch on a touchpad arrives as a wheel with Ctrl held; React listens to wheels too late to keep the page from zooming. */
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey || element === null) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      setView((now) =>
        zoomTo(
          now,
          now.zoom * Math.exp(-event.deltaY / 100),
          (event.clientX - box.x) / box.width,
          (event.clientY - box.y) / box.height,
        ),
      );
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const getStageBox = (): DOMRect => stage.current!.getBoundingClientRect();

  function moveDivider(clientX: number): void {
    const { x, width: boxWidth } = getStageBox();
    const share = ((clientX - x) / boxWidth) * 100;
    setDivider(Math.round(Math.min(100, Math.max(0, isRtl ? 100 - share : share))));
  }

  function onStagePointer(event: PointerEvent): void {
    if (event.type === "pointerdown") {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (view.zoom === 1) moveDivider(event.clientX);
    } else if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      const box = getStageBox();
      if (view.zoom === 1) moveDivider(event.clientX);
      else setView((now) => moveBy(now, event.movementX / box.width, event.movementY / box.height));
    }
  }

  function onHandlePointer(event: PointerEvent): void {
    event.stopPropagation();
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.currentTarget.hasPointerCapture(event.pointerId)) moveDivider(event.clientX);
  }

  function onHandleKey(event: KeyboardEvent): void {
    const onward = isRtl ? -dividerStep : dividerStep;
    const to = {
      ArrowRight: divider + onward,
      ArrowLeft: divider - onward,
      ArrowUp: divider + dividerStep,
      ArrowDown: divider - dividerStep,
      PageUp: divider + 10,
      PageDown: divider - 10,
      Home: 0,
      End: 100,
    }[event.key];
    event.stopPropagation();
    if (to === undefined) return;
    event.preventDefault();
    setDivider(Math.min(100, Math.max(0, to)));
  }

  function onStageKey(event: KeyboardEvent): void {
    const by = {
      ArrowRight: [-panStep, 0],
      ArrowLeft: [panStep, 0],
      ArrowUp: [0, panStep],
      ArrowDown: [0, -panStep],
    }[event.key];
    if (by === undefined || view.zoom === 1) return;
    event.preventDefault();
    setView((now) => moveBy(now, by[0]!, by[1]!));
  }

  const zoomBy = (by: 1 | -1): void => {
    const at = zooms.findIndex((zoom) => zoom >= view.zoom);
    setView((now) =>
      zoomTo(now, zooms[Math.min(zooms.length - 1, Math.max(0, at + by))]!, 0.5, 0.5),
    );
  };
  const transform = `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.zoom})`;
  const hidden = isRtl ? `inset(0 0 0 ${100 - divider}%)` : `inset(0 ${100 - divider}% 0 0)`;

  return (
    <div className="iz-compare">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the focus, and says which keys move what is in it */}
      <div
        ref={stage}
        className="iz-stage"
        role="group"
        aria-label={t.stage}
        tabIndex={0}
        data-zoomed={view.zoom > 1}
        style={{ aspectRatio: `${width} / ${height}` }}
        onPointerDown={onStagePointer}
        onPointerMove={onStagePointer}
        onDoubleClick={(event) => {
          const box = getStageBox();
          setView(
            view.zoom > 1
              ? initialView
              : zoomTo(
                  view,
                  4,
                  (event.clientX - box.x) / box.width,
                  (event.clientY - box.y) / box.height,
                ),
          );
        }}
        onKeyDown={onStageKey}
      >
        <div className="iz-layer">
          <img
            src={after}
            alt={fill(t.optimizedAlt, { name })}
            draggable={false}
            style={{ transform }}
            onError={() => setIsShown(false)}
          />
        </div>
        <div className="iz-layer" style={{ clipPath: hidden }}>
          <img
            src={before}
            alt={fill(t.originalAlt, { name })}
            draggable={false}
            style={{ transform }}
          />
        </div>
        <span className="iz-tag iz-tag-before" aria-hidden="true">
          {t.before}
        </span>
        <span className="iz-tag iz-tag-after" aria-hidden="true">
          {t.after}
        </span>
        <div
          className="iz-handle"
          role="slider"
          tabIndex={0}
          aria-label={t.compareHandle}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={divider}
          aria-valuetext={fill(t.beforeShare, { percent: `${divider}%` })}
          style={{ insetInlineStart: `${divider}%` }}
          onPointerDown={onHandlePointer}
          onPointerMove={onHandlePointer}
          onKeyDown={onHandleKey}
        />
      </div>
      {!isShown && <p className="kit-hint">{t.cannotShow}</p>}
      <div className="iz-zoom">
        <button
          type="button"
          className="iz-zoom-button"
          aria-label={t.zoomOut}
          aria-disabled={view.zoom === 1}
          onClick={() => zoomBy(-1)}
        >
          <Icon name="minus" />
        </button>
        <output>{Math.round(view.zoom * 100)}%</output>
        <button
          type="button"
          className="iz-zoom-button"
          aria-label={t.zoomIn}
          aria-disabled={view.zoom >= zooms.at(-1)!}
          onClick={() => zoomBy(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
