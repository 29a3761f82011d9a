import type { Point } from "../geometry/geometry.ts";
import { hashNumbers, hashWord } from "../geometry/hash.ts";
import { lightPiece, type Light } from "../qamariyya/light.ts";
import { hues } from "../palette.ts";
import { repeat, Stars } from "./parts.tsx";

/**
 * The cover of an article without one of its own: a lattice of stars whose light has a place
 * derived from the id.
 */
export function CoverLattice(id: string) {
  const seed = Math.floor(hashWord(id) * 1e6);
  const light: Light = {
    from: [180 + hashNumbers(seed, 1) * 360, 80 + hashNumbers(seed, 2) * 240],
    reach: 520,
    seed,
  };
  const places = repeat(66, (i): Point => [10 + (i % 11) * 70, 25 + Math.floor(i / 11) * 70]);
  return hues.map((hue) => (
    <Stars
      key={hue}
      hue={hue}
      size={34}
      at={places.filter((at) => lightPiece(light, at, "petal", at).hue === hue)}
    />
  ));
}
