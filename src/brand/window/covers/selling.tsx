import { toArchPath } from "../geometry/arch.ts";
import { toFilledStarsPath } from "../geometry/path.ts";
import type { Hue } from "../palette.ts";
import { repeat, Stars } from "./parts.tsx";

const panes: readonly Hue[] = ["violet", "blue", "mari", "nile", "coral"];
const foot = 292;

/** Five panes of glass, and the light of each on the floor. */
export const coloursThatSell = panes.map((hue, i) => {
  const x = 360 + (i - 2) * 82;
  const tall = i === 2 ? 236 : 176;
  return (
    <g key={hue}>
      <path
        className={`g-${hue} lit`}
        d={toArchPath({ x, halfWidth: 35, spring: foot - tall + 35, foot, pull: 4 })}
      />
      <path
        className={`g-${hue} lit`}
        fillOpacity=".26"
        d={`M${x - 35} 300H${x + 35}L${x + 35 - (tall === 236 ? 66 : 54)} 400H${x - 35 - (tall === 236 ? 66 : 54)}z`}
      />
      {i === 2 && <path className="pale" d={toFilledStarsPath([[x, 128]], 24)} />}
    </g>
  );
});

const funnel: readonly (readonly [count: number, size: number, hue: Hue])[] = [
  [11, 14, "blue"],
  [8, 16, "violet"],
  [5, 19, "violet"],
  [3, 22, "coral"],
  [2, 25, "coral"],
  [1, 34, "mari"],
];

/**
 * The thirty days of a first month of ads as a funnel: views, visits and one sale, which is the
 * brightest.
 */
export const googleAdsFirstMonth = (
  <>
    <path className="g-mari lit" fillOpacity=".22" d="M90 0H630L414 400H306z" />
    {funnel.map(([length, size, hue], row) => (
      <Stars
        key={row}
        hue={hue}
        at={repeat(length, (i) => [
          360 + (i - (length - 1) / 2) * (size * 2 + 8),
          [38, 86, 138, 194, 256, 334][row] ?? 0,
        ])}
        size={size}
      />
    ))}
  </>
);

const holes = repeat(12, (i) => [270 + (i % 4) * 60, 218 + Math.floor(i / 4) * 60] as const);

/** A lock drawn as a lattice with one star as its key, and a star for each member of the team. */
export const passwordsForTeams = (
  <>
    <path className="g-violet lit-line" strokeWidth="30" d="M278 190V124A82 82 0 0 1 442 124V190" />
    <path className="g-violet lit" d="M232 182H488V376H232z" />
    <path
      className="pale"
      fillOpacity=".9"
      d={toFilledStarsPath(
        holes.filter((_, i) => i !== 5),
        27,
      )}
    />
    <Stars hue="mari" at={holes.filter((_, i) => i === 5)} size={27} />
    {(["coral", "nile", "blue", "mari"] as const).map((hue, i) => (
      <g
        key={hue}
        transform={`translate(${i < 2 ? 62 : 658} ${i % 2 ? 286 : 118})${i < 2 ? "" : "scale(-1 1)"}`}
      >
        <path className={`g-${hue} lit`} d="M0-4H92V20H84V4H72V14H64V4H0z" />
        <Stars hue={hue} at={[[0, 0]]} size={30} />
        <path className="on-paper" d={toFilledStarsPath([[-8, 0]], 8)} />
      </g>
    ))}
  </>
);
