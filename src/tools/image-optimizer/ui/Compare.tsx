import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { direction } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Icon } from "#ui/Icon.tsx";
import { initialView, zoomTo, zooms, type View } from "../engine/compare-view.ts";
import type { messages } from "../messages.ts";
import { useStageGestures } from "./use-stage-gestures.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly width: number;
  readonly height: number;
  /** Whether the result belongs to other settings than those that are set now. */
  readonly isStale: boolean;
}

/** Per cent of the frame's width by which an arrow key moves the divider. */
const dividerStep = 2;

const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent));

/**
 * Two pictures in one frame, separated by a divider that is dragged or moved with the arrow keys.
 * When enlarged, both pictures move together.
 */
export function Compare(props: Props) {
  const { t, locale, width, height } = props;
  const [divider, setDivider] = useState(50);
  const [view, setView] = useState<View>(initialView);
  const [isShown, setIsShown] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const isRtl = direction[locale] === "rtl";
  const gestures = useStageGestures({ stage, view, setView, moveDivider });

  function moveDivider(clientX: number): void {
    const { x, width: boxWidth } = stage.current!.getBoundingClientRect();
    const share = ((clientX - x) / boxWidth) * 100;
    setDivider(Math.round(clampPercent(isRtl ? 100 - share : share)));
  }

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the
          focus, and its label names the keys that move the pictures */}
      <div
        ref={stage}
        className="iz-stage"
        role="group"
        aria-label={t.stage}
        tabIndex={0}
        data-zoomed={view.zoom > 1}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...gestures}
      >
        <Layers
          {...props}
          view={view}
          clipPath={isRtl ? `inset(0 0 0 ${100 - divider}%)` : `inset(0 ${100 - divider}% 0 0)`}
          onFail={() => setIsShown(false)}
        />
        <DividerHandle
          t={t}
          isRtl={isRtl}
          divider={divider}
          onDrag={moveDivider}
          onDivider={setDivider}
        />
      </div>
      {!isShown && <p className="kit-hint">{t.cannotShow}</p>}
      <ZoomButtons t={t} view={view} onView={setView} />
    </div>
  );
}

interface LayersProps extends Props {
  readonly view: View;
  /** Clips the original to the part before the divider. */
  readonly clipPath: string;
  readonly onFail: () => void;
}

/** The result, the original on top of it, and their labels. */
function Layers({ t, name, before, after, view, clipPath, isStale, onFail }: LayersProps) {
  const transform = `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.zoom})`;
  return (
    <>
      <div className="iz-layer">
        <img
          src={after}
          alt={fill(t.optimizedAlt, { name })}
          draggable={false}
          style={{ transform }}
          onError={onFail}
        />
      </div>
      <div className="iz-layer" style={{ clipPath }}>
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
      {isStale && <span className="iz-tag iz-tag-outdated">{t.outdated}</span>}
    </>
  );
}

interface HandleProps extends Pick<Props, "t"> {
  readonly isRtl: boolean;
  readonly divider: number;
  readonly onDrag: (clientX: number) => void;
  readonly onDivider: (divider: number) => void;
}

function DividerHandle({ t, isRtl, divider, onDrag, onDivider }: HandleProps) {
  function onPointer(event: PointerEvent): void {
    event.stopPropagation();
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientX);
  }

  function onKey(event: KeyboardEvent): void {
    const forwardStep = isRtl ? -dividerStep : dividerStep;
    const to = {
      ArrowRight: divider + forwardStep,
      ArrowLeft: divider - forwardStep,
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
    onDivider(clampPercent(to));
  }

  return (
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
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKey}
    />
  );
}

interface ZoomProps extends Pick<Props, "t"> {
  readonly view: View;
  readonly onView: (update: (view: View) => View) => void;
}

function ZoomButtons({ t, view, onView }: ZoomProps) {
  const zoomBy = (by: 1 | -1): void => {
    const at = zooms.findIndex((zoom) => zoom >= view.zoom);
    const to = zooms[Math.min(zooms.length - 1, Math.max(0, at + by))]!;
    onView((now) => zoomTo(now, to, 0.5, 0.5));
  };
  return (
    <div className="iz-zoom">
      <button
        type="button"
        className="icon-button icon-button-framed iz-zoom-button"
        aria-label={t.zoomOut}
        aria-disabled={view.zoom === 1}
        onClick={() => zoomBy(-1)}
      >
        <Icon name="minus" />
      </button>
      <output>{Math.round(view.zoom * 100)}%</output>
      <button
        type="button"
        className="icon-button icon-button-framed iz-zoom-button"
        aria-label={t.zoomIn}
        aria-disabled={view.zoom >= zooms.at(-1)!}
        onClick={() => zoomBy(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
