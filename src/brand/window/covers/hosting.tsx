import { toClosedPath, toFilledStarsPath } from "../geometry/path.ts";
import { createKhatam } from "../geometry/geometry.ts";
import { repeat, DarkStars, Stars } from "./parts.tsx";

/**
 * Shared, virtual and dedicated hosting as three shelves of one size, with stars that are more or
 * fewer and small or large.
 */
export const chooseHosting = (
  <>
    <Stars hue="coral" at={repeat(25, (i) => [36 + i * 27, 97])} size={13} />
    <Stars hue="mari" at={repeat(11, (i) => [60 + i * 60, 202])} size={25} />
    <Stars
      hue="nile"
      at={[
        [252, 319],
        [360, 319],
        [468, 319],
      ]}
      size={43}
    />
    <DarkStars
      at={[
        [132, 332],
        [588, 332],
      ]}
      size={30}
    />
    <path className="ink-line" strokeWidth="6" d="M0 114H720M0 231H720M0 366H720" />
  </>
);

/** A domain as the sign of a building, and email as a letter that is delivered there. */
export const domainAndEmail = (
  <>
    <path className="g-blue lit" d="M184 44H536V124H184z" />
    <path
      className="pale"
      d={
        toFilledStarsPath(
          [
            [222, 84],
            [258, 84],
            [294, 84],
            [330, 84],
            [366, 84],
          ],
          15,
        ) +
        toFilledStarsPath(
          [
            [438, 84],
            [474, 84],
            [510, 84],
          ].map(([x = 0, y = 0]) => [x - 4, y] as const),
          15,
        )
      }
    />
    <circle className="g-mari lit" cx="402" cy="93" r="7" />
    <path className="dim-line" d="M0 84H184M536 84H720" />
    <path className="g-straw lit" d="M214 164H506V366H214z" />
    <path className="pale" d="M214 164H506L360 290z" />
    <path
      className="wash-line"
      strokeWidth="4"
      d="M214 164 360 290 506 164M214 366 318 254M506 366 402 254"
    />
    <path className="g-coral lit lead" d={toClosedPath(createKhatam([360, 286], 44))} />
    <Stars hue="straw" at={[[360, 286]]} size={17} />
  </>
);
