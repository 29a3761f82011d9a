export interface Difference {
  /** Exists, and the inventory does not name it. */
  readonly undeclared: readonly string[];
  /** The inventory names it, and it does not exist. */
  readonly gone: readonly string[];
}

export const noDifference: Difference = { undeclared: [], gone: [] };

/** Compares the names of what exists with those of the inventory. */
export function compareNames(existing: Iterable<string>, declared: Iterable<string>): Difference {
  const [exists, names] = [new Set(existing), new Set(declared)];
  return {
    undeclared: [...exists].filter((name) => !names.has(name)).sort(),
    gone: [...names].filter((name) => !exists.has(name)).sort(),
  };
}
