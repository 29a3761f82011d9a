/** The folders of `content/` by kind of entry. */
export const contentFolders = {
  service: "services",
  project: "projects",
  tutorial: "tutorials",
  team: "team",
  testimonial: "testimonials",
} as const;

export type Kind = keyof typeof contentFolders;

/** The facts that name entries of `content/`, by the kind they are found in. */
const relations: Readonly<Record<Kind, Readonly<Record<string, Kind>>>> = {
  service: {},
  project: { service: "service" },
  tutorial: { related: "tutorial", author: "team" },
  team: {},
  testimonial: { project: "project" },
};

/** An entry's facts as far as this check needs them. */
interface Facts {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Checks that whatever the facts of a kind name exists. A page could only leave out what does not,
 * and no one would notice that it is missing.
 * @param listIds lists the ids of a kind
 * @throws Error with the file, the fact and the name, which stops the build
 */
export async function checkRelations(
  kind: Kind,
  entries: readonly Facts[],
  listIds: (kind: Kind) => Promise<readonly string[]>,
): Promise<void> {
  for (const [fact, target] of Object.entries(relations[kind])) {
    const known = new Set(await listIds(target));
    for (const { id, data } of entries) {
      const names = [data[fact] ?? []].flat() as unknown as readonly string[];
      const unknown = names.filter((name) => !known.has(name));
      if (unknown.length > 0)
        throw new Error(
          `content/${contentFolders[kind]}/${id}/facts.yml: ${fact} names what is not in content/${contentFolders[target]}: ${unknown.join(", ")}`,
        );
    }
  }
}
