import type { DescribedElement } from "./describe-page.ts";

/** A screen as text, a line for each element, in both themes. */
export type Baseline = string;

export interface Change {
  /** The keys of the element and of those around it. */
  readonly path: string;
  /** What is not as it was, as `box y 24 → 27`. */
  readonly what: string;
}

/** Between the values of the light and the dark theme where they differ. */
const themeSeparator = " | ";
const columnSeparator = "  ";
/** Fractions of a pixel are rounded, and a sum of two may be rounded the other ancestors. */
const maxBoxDifferencePx = 1;
const boxSides = ["x", "y", "width", "height"] as const;

/**
 * Writes down how a screen looks in light and in dark; a value that is the same in both is written
 * once.
 */
export function writeBaseline(
  light: readonly DescribedElement[],
  dark: readonly DescribedElement[],
): Baseline {
  const inDark = new Map(withPaths(dark).map(({ path, element }) => [path, element]));
  const lines = withPaths(light).map(({ path, element }) => {
    const other = inDark.get(path);
    return other === undefined
      ? formatLine(element, { only: "light", ...element.look })
      : formatLine(element, mergedLook(element.look, other.look));
  });
  const known = new Set(withPaths(light).map(({ path }) => path));
  const onlyDark = withPaths(dark)
    .filter(({ path }) => !known.has(path))
    .map(({ path, element: { look } }) =>
      formatLine({ depth: 0, key: path }, { only: "dark", ...look }),
    );
  return [...lines, ...onlyDark, ""].join("\n");
}

function mergedLook(
  light: DescribedElement["look"],
  dark: DescribedElement["look"],
): DescribedElement["look"] {
  const names = [...new Set([...Object.keys(light), ...Object.keys(dark)])];
  return Object.fromEntries(
    names.map((name) => {
      const [day = "none", night = "none"] = [light[name], dark[name]];
      return [name, day === night ? day : `${day}${themeSeparator}${night}`];
    }),
  );
}

function formatLine(
  { depth, key }: Pick<DescribedElement, "depth" | "key">,
  look: DescribedElement["look"],
): string {
  const values = Object.entries(look).map(([name, value]) =>
    `${name} ${value}`.replaceAll(/\s+/g, " "),
  );
  return [" ".repeat(depth) + key, ...values].join(columnSeparator);
}

function withPaths(elements: readonly DescribedElement[]) {
  const ancestors: string[] = [];
  return elements.map((element) => {
    ancestors.length = element.depth;
    ancestors.push(element.key);
    return { path: ancestors.join("/"), element };
  });
}

/** What differs between two descriptions of a screen, in the order of the page. */
export function compareBaselines(accepted: Baseline, current: Baseline): readonly Change[] {
  const [before, after] = [readBaseline(accepted), readBaseline(current)];
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return [
    ...[...after].flatMap(([path, look]) => {
      const old = before.get(path);
      if (old === undefined) return [{ path, what: "is new" }];
      return compareLooks(old, look).map((what) => ({ path, what }));
    }),
    ...gone.map((path) => ({ path, what: "is gone" })),
  ];
}

type Look = ReadonlyMap<string, string>;

function readBaseline(text: Baseline): ReadonlyMap<string, Look> {
  const ancestors: string[] = [];
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const depth = line.search(/\S/);
      const [key = "", ...values] = line.slice(depth).split(columnSeparator);
      ancestors.length = depth;
      ancestors.push(key);
      const look = values.map((value): [string, string] => {
        const end = value.indexOf(" ");
        return [value.slice(0, end), value.slice(end + 1)];
      });
      return [ancestors.join("/"), new Map(look)];
    }),
  );
}

function compareLooks(before: Look, after: Look): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was = "none", is = "none"] = [before.get(name), after.get(name)];
    if (was === is) return [];
    if (name === "box") return boxChanges(was, is);
    return [`${name} ${was} → ${is}`];
  });
}

/** Each side of a box that differs by more than rounding explains. */
function boxChanges(was: string, is: string): readonly string[] {
  const [old, now] = [was.split(themeSeparator), is.split(themeSeparator)];
  if ([...old, ...now].some((box) => box.split(" ").length !== boxSides.length))
    return [`box ${was} → ${is}`];
  const changes = [0, 1].flatMap((theme) => {
    const [from, to] = [old, now].map((boxes) =>
      (boxes[theme] ?? boxes[0]!).split(" ").map(Number),
    );
    return boxSides.flatMap((side, i) =>
      Math.abs(from![i]! - to![i]!) > maxBoxDifferencePx
        ? [`box ${side} ${from![i]} → ${to![i]}`]
        : [],
    );
  });
  return [...new Set(changes)];
}

/** The most changes that are listed one by one. */
const maxListed = 60;

/** The changes for a person to read: those of one kind together, the first with their elements. */
export function listChanges(changes: readonly Change[]): string {
  const kinds = new Map<string, string[]>();
  for (const { path, what } of changes) kinds.set(what, [...(kinds.get(what) ?? []), path]);
  const lines = [...kinds].map(([what, paths]) => {
    const [first, ...others] = paths;
    return `  ${what}\n      at ${first}${others.length === 0 ? "" : ` and ${others.length} more, as ${others[0]}`}`;
  });
  const rest = lines.length - maxListed;
  return [...lines.slice(0, maxListed), ...(rest > 0 ? [`  … and ${rest} more`] : [])].join("\n");
}
