import { seedRandom } from "../../../../scripts/experiments/seed-random.ts";

const syllables = "ba ce di fo gu ha ji ka lo mi nu pe qi ro su ta ve wi xo zu".split(" ");

/**
 * Writes a script that does nothing a visitor sees, in place of a real plugin: functions that are
 * compiled and called, and tables of settings.
 * @param functions how many; 100 are about 14 KB when they are compressed
 */
export function writePlugin(seed: number, functions: number): string {
  const random = seedRandom(seed);
  const pick = (): string => syllables[Math.floor(random() * syllables.length)]!;
  const word = (): string => pick() + pick() + pick() + pick();
  const number = (): number => Math.floor(random() * 100_000);
  const parts = Array.from({ length: functions }, () => {
    const [name, first, second] = [word() + word(), word(), word()];
    const settings = Array.from({ length: 8 }, () => `${word()}:${number()}`).join(",");
    return `function ${name}(${first},${second}){const o={${settings}};let r=${number()};for(const k in o)r=(r*31+o[k]+${first})%${number() + 1};return r>${number()}?"${word()}-${word()}":r+${second}}\nfor(let i=0;i<40;i++)${name}(i,${number()});`;
  });
  return `(()=>{${parts.join("\n")}})();`;
}
