import type { ReactNode } from "react";
import {
  cutPolygon,
  createKhatam,
  noonAngle,
  toCartesian,
  type Point,
  type Polygon,
} from "../geometry/geometry.ts";
import type { Hue } from "../palette.ts";
import { toClosedPath, toFilledStarsPath } from "../geometry/path.ts";

/**
 * The two glass colours of a service, and the figure inside the star, which identifies the service.
 */
export interface Mark {
  readonly background: Hue;
  readonly figure: Hue;
  readonly draw: (glass: { readonly background: string; readonly figure: string }) => ReactNode;
}

const radius = 50;
const eighths = Array.from({ length: 8 }, (_, i) => noonAngle + (i * Math.PI) / 4);

/** The point on the outline of the star at `aside` radians from one of its tips. */
function getOutlinePoint(tip: number, aside: number): Point {
  const [near, far] = [
    toCartesian([0, 0], radius, 0),
    toCartesian([0, 0], radius * 0.7654, Math.PI / 8),
  ];
  const slope = Math.tan(Math.abs(aside));
  const share = (near[1] - slope * near[0]) / (slope * (far[0] - near[0]) - (far[1] - near[1]));
  return toCartesian(
    [0, 0],
    Math.hypot(near[0] + (far[0] - near[0]) * share, near[1] + (far[1] - near[1]) * share),
    tip + aside,
  );
}

const rays = eighths.map((tip): Polygon => [
  [0, 0],
  getOutlinePoint(tip, -0.2),
  toCartesian([0, 0], radius, tip),
  getOutlinePoint(tip, 0.2),
]);
const middleShelf = [(y: number) => y + 16, (y: number) => 16 - y].reduce<Polygon>(
  (rest, inside) => cutPolygon(rest, ([, y]) => inside(y)),
  createKhatam([0, 0], radius),
);
const measures = [22, 37, 28, 40, 19, 33, 26, 38].map((length, i): Polygon => {
  const angle = eighths[i] ?? noonAngle;
  return [
    [0, 0],
    toCartesian([0, 0], length * 0.75, angle - 0.3),
    toCartesian([0, 0], length, angle),
    toCartesian([0, 0], length * 0.75, angle + 0.3),
  ];
});

/** The eight services by id. */
export const serviceMarks: Readonly<Record<string, Mark>> = {
  "web-design": {
    background: "violet",
    figure: "mari",
    draw: ({ background, figure }) => (
      <>
        <path className={`${figure} lit lead`} d="M-26-26H26V26H-26z" />
        <path className={`${figure} tint2 lead`} d="M-26-26H26V-9H-26z" />
        <path className={`${figure} tint3 lead`} d="M-2-9H26V26H-2z" />
        <path className={`${background} lit`} d={toFilledStarsPath([[-14, 8.5]], 6.5)} />
      </>
    ),
  },
  "mobile-apps": {
    background: "blue",
    figure: "coral",
    draw: ({ figure }) => (
      <>
        <path className="lead" d="M-50 0H50" />
        <path className={`${figure} lit lead`} d="M-15-29H15V29H-15z" />
        <path className="pale" d="M-9-22H9V12H-9z" />
      </>
    ),
  },
  seo: {
    background: "nile",
    figure: "mari",
    draw: ({ background, figure }) => (
      <>
        <circle className={`${background} tint2 lead`} r="31" />
        <circle className={`${figure} lit lead`} r="19" />
        <path className="pale" d={toFilledStarsPath([[0, 0]], 9)} />
      </>
    ),
  },
  "ads-campaigns": {
    background: "coral",
    figure: "mari",
    draw: ({ figure }) => (
      <>
        <path className={`${figure} lit lead`} d={toClosedPath(...rays)} />
        <path className="pale lead" d={toClosedPath(createKhatam([0, 0], 17, Math.PI / 8))} />
      </>
    ),
  },
  "content-writing": {
    background: "mari",
    figure: "violet",
    draw: ({ figure }) => (
      <>
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path
              className={`${figure} ${turn % 180 ? "tint1" : "lit"} lead`}
              d="M0-4C17-14 17-30 0-45C-17-30-17-14 0-4z"
            />
            <path className="lead" strokeWidth="2" d="M0-8V-27" />
          </g>
        ))}
        <circle className="pale" r="5" />
      </>
    ),
  },
  "brand-identity": {
    background: "violet",
    figure: "coral",
    draw: ({ figure }) => (
      <>
        <path
          className={`${figure} lit lead`}
          d={toClosedPath(createKhatam([0, 0], 36, Math.PI / 8))}
        />
        <path className="g-mari lit lead" d={toClosedPath(createKhatam([0, 0], 25))} />
        <path className="pale lead" d={toClosedPath(createKhatam([0, 0], 14, Math.PI / 8))} />
      </>
    ),
  },
  hosting: {
    background: "nile",
    figure: "straw",
    draw: ({ background, figure }) => (
      <>
        <path className={`${figure} lit lead`} d={toClosedPath(middleShelf)} />
        <path className={`${background} lit`} d={toFilledStarsPath([[-26, 0]], 5)} />
        <path
          className="pale"
          d={toFilledStarsPath(
            [
              [-18, -27],
              [-18, 27],
            ],
            5,
          )}
        />
      </>
    ),
  },
  "data-analysis": {
    background: "coral",
    figure: "blue",
    draw: ({ figure }) => (
      <>
        <path
          className={`${figure} lit lead`}
          d={toClosedPath(...measures.filter((_, i) => i % 2 === 1))}
        />
        <path
          className={`${figure} tint2 lead`}
          d={toClosedPath(...measures.filter((_, i) => i % 2 === 0))}
        />
        <circle className="pale" r="5" />
      </>
    ),
  },
};

const plain: Mark = { background: "violet", figure: "mari", draw: () => null };

/** The mark of a service; an unknown id gets the plain star. */
export function getMark(service: string): Mark {
  return serviceMarks[service] ?? plain;
}

/** The star with its figure, about the origin, with a radius of 50 units. */
export function MarkFigure({ service }: { readonly service: string }) {
  const { background, figure, draw } = getMark(service);
  return (
    <>
      <path className={`g-${background} lit`} d={toFilledStarsPath([[0, 0]], radius)} />
      {draw({ background: `g-${background}`, figure: `g-${figure}` })}
    </>
  );
}
