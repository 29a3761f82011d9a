import {
  useEffect,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from "react";
import { initialView, moveBy, zoomTo, type View } from "../engine/compare-view.ts";

type SetView = Dispatch<SetStateAction<View>>;

interface StageOptions {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly view: View;
  readonly setView: SetView;
  readonly moveDivider: (clientX: number) => void;
}

const doubleClickZoom = 4;
/** Share of the frame by which an arrow key moves enlarged pictures. */
const panStep = 0.1;
const panByKey: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowRight: [-panStep, 0],
  ArrowLeft: [panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

type PointerPosition = Pick<globalThis.MouseEvent, "clientX" | "clientY">;

/** Zooms around the pointer: the point of the picture under it stays there. */
function zoomAtPointer(view: View, zoom: number, box: DOMRect, event: PointerPosition): View {
  return zoomTo(
    view,
    zoom,
    (event.clientX - box.x) / box.width,
    (event.clientY - box.y) / box.height,
  );
}

/**
 * Zooms on a pinch on a touchpad, which arrives as a wheel event with Ctrl held. The listener is
 * added without React because React's wheel listeners are passive and cannot prevent the page from
 * zooming.
 */
function usePinchZoom(stage: RefObject<HTMLDivElement | null>, setView: SetView): void {
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey || element === null) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      setView((now) => zoomAtPointer(now, now.zoom * Math.exp(-event.deltaY / 100), box, event));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [stage, setView]);
}

/** Handlers of the frame: at zoom 1 a drag moves the divider, above it the enlarged pictures. */
export function useStageGestures({ stage, view, setView, moveDivider }: StageOptions) {
  usePinchZoom(stage, setView);

  function onPointer(event: PointerEvent): void {
    if (event.type === "pointerdown") {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (view.zoom === 1) moveDivider(event.clientX);
    } else if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      const box = stage.current!.getBoundingClientRect();
      if (view.zoom === 1) moveDivider(event.clientX);
      else setView((now) => moveBy(now, event.movementX / box.width, event.movementY / box.height));
    }
  }

  return {
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onDoubleClick(event: MouseEvent): void {
      const box = stage.current!.getBoundingClientRect();
      setView(view.zoom > 1 ? initialView : zoomAtPointer(view, doubleClickZoom, box, event));
    },
    onKeyDown(event: KeyboardEvent): void {
      const by = panByKey[event.key];
      if (by === undefined || view.zoom === 1) return;
      event.preventDefault();
      setView((now) => moveBy(now, ...by));
    },
  };
}
