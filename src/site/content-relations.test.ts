import { expect, test } from "vitest";
import { checkRelations, type Kind } from "./content-relations.ts";

const ids: Partial<Record<Kind, readonly string[]>> = {
  service: ["seo"],
  project: ["dawwar"],
  tutorial: ["seo-basics", "website-speed"],
  team: ["karim"],
};
const listIds = async (kind: Kind) => ids[kind] ?? [];
const tutorial = (related: readonly string[], author = "karim") => [
  { id: "seo-basics", data: { related, author } },
];

test("D-16 a relation to a tutorial that does not exist stops the build and names file and id", async () => {
  await expect(checkRelations("tutorial", tutorial(["website-speed"]), listIds)).resolves.toBe(
    undefined,
  );
  await expect(
    checkRelations("tutorial", tutorial(["website-speed", "link-building"]), listIds),
  ).rejects.toThrow(
    "content/tutorials/seo-basics/facts.yml: related names what is not in content/tutorials: link-building",
  );
});

test("an author, a service or a project that does not exist stops the build as well", async () => {
  await expect(checkRelations("tutorial", tutorial([], "nobody"), listIds)).rejects.toThrow(
    "content/tutorials/seo-basics/facts.yml: author names what is not in content/team: nobody",
  );
  await expect(
    checkRelations("project", [{ id: "dawwar", data: { service: "gardening" } }], listIds),
  ).rejects.toThrow("service names what is not in content/services: gardening");
  await expect(
    checkRelations("testimonial", [{ id: "mona", data: { project: "gone" } }], listIds),
  ).rejects.toThrow("project names what is not in content/projects: gone");
  await expect(checkRelations("testimonial", [{ id: "mona", data: {} }], listIds)).resolves.toBe(
    undefined,
  );
});
