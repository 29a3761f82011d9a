import { toFilledStarsPath } from "../geometry/path.ts";
import type { Point } from "../geometry/geometry.ts";
import { repeat, DarkStars, Stars } from "./parts.tsx";

const files = [23, 20, 16, 12, 10, 8, 7, 5, 4, 3, 2];
const third = 214;
const getStarPosition = (row: number, i: number): Point => [676 - i * 27, 45 + row * 31];
const loaded = files.flatMap((length, row) =>
  repeat(length, (i) => ({ row, i, at: getStarPosition(row, i) })),
);
const inTime = loaded.filter(({ at }) => at[0] > third);
const listPositions = (test: (star: { row: number; i: number }) => boolean) =>
  inTime.filter(test).map(({ at }) => at);

/**
 * Each row is a file of the page and each star a part of the loading time; stars after the third
 * second are not lit.
 */
export const websiteSpeed = (
  <>
    <Stars hue="mari" at={listPositions(({ i }) => i < 3)} size={12} />
    <Stars hue="coral" at={listPositions(({ i, row }) => i >= 3 && row < 3)} size={12} />
    <Stars hue="nile" at={listPositions(({ i, row }) => i >= 3 && row >= 3)} size={12} />
    <DarkStars at={loaded.filter(({ at }) => at[0] <= third).map(({ at }) => at)} size={11} />
    <path className="ink-line" strokeWidth="2" strokeDasharray="3 6" d={`M${third - 3} 24V376`} />
  </>
);

/**
 * A page as a conversation: a speech bubble, and a second one with three stars for a reply that is
 * being written.
 */
export const contentWriting = (
  <>
    <path className="pale" d="M188 44H584V246H544V290L492 246H188z" />
    <path className="on-glass" d="M380 74H548V94H380z" />
    <path
      className="on-glass"
      fillOpacity=".3"
      d="M226 122H548V133H226zM252 158H548V169H252zM470 204H548V215H470z"
    />
    <path className="g-coral lit" d="M274 204H456V215H274z" />
    <Stars hue="coral" at={[[244, 209.5]]} size={15} />
    <path className="g-nile lit" d="M136 272H404V364H216L168 398V364H136z" />
    <path
      className="pale"
      d={toFilledStarsPath(
        [
          [214, 318],
          [270, 318],
          [326, 318],
        ],
        18,
      )}
    />
  </>
);

const bowl = "M190 166V204A120 120 0 0 0 430 204V166";
const alif = "M530 84V324";

/**
 * Proportioned letters: the alif is the diameter of the circle, the bowl of the nun half of it;
 * stars are the measuring dots.
 */
export const arabicTypography = (
  <>
    <circle className="dim-line" cx="310" cy="204" r="120" strokeDasharray="4 6" />
    <path className="dim-line" d="M40 204H680M40 324H680M40 84H680M310 24V384" />
    <path className="ink-line" strokeWidth="42" d={bowl + alif} />
    <path className="g-mari lit-line" strokeWidth="2.5" d={bowl + alif} />
    <Stars hue="coral" at={[[310, 132]]} size={33} />
    <Stars hue="violet" at={repeat(7, (i) => [600, 101 + i * 34.3])} size={17} />
    <Stars hue="violet" at={repeat(5, (i) => [241.6 + i * 34.3, 204])} size={17} strength={0.3} />
  </>
);
