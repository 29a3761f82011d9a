import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultConfig } from "lighthouse";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { rules, unscoredRules } from "../../src/tools/seo-analyzer/engine/rules/all.ts";
import { siteProblemIds } from "../../src/tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { findPeerFaults, listPeerLines, type PeerEntry } from "./rule-peers/rule-peers.ts";

const docs = join(import.meta.dirname, "../../docs");
const entries: readonly PeerEntry[] = parse(readFileSync(join(docs, "rule-peers.yml"), "utf8"));
const ours = new Set<string>([
  ...[...rules, ...unscoredRules].map(({ id }) => id),
  ...siteProblemIds,
]);

test("every rule of the other tools is one of ours, or has a reason", () => {
  expect(findPeerFaults(ours, entries)).toEqual([]);
});

test("every audit of the installed Lighthouse is there, and no other", () => {
  const audits = Object.values(defaultConfig.categories!).flatMap(({ auditRefs }) =>
    auditRefs.map(({ id }) => id),
  );
  const listed = entries.flatMap(({ peer, id }) => (peer === "lighthouse" ? [id] : []));
  expect(listed.toSorted()).toEqual([...new Set(audits)].toSorted());
});

test("the table in docs is what the data says", async () => {
  const head =
    "# Rules of other tools\n\nWhat each rule of four other tools is with us. Generated from `docs/rule-peers.yml` by `vitest run --project=checks tests/checks/rule-peers.test.ts -u`. Only ids and names of the others are in it. A rule with the same aim is found, also where its threshold differs.\n\n";
  await expect(`${head}${listPeerLines(entries).join("\n")}\n`).toMatchFileSnapshot(
    join(docs, "rule-peers.md"),
  );
});

describe("planted faults", () => {
  const entry: PeerEntry = { peer: "ahrefs", category: "c", id: "x", name: "X", ours: ["a"] };
  const known = new Set(["a"]);

  test.each<[string, PeerEntry[], string]>([
    ["a rule of ours that is not there", [{ ...entry, ours: ["b"] }], "ahrefs x: no rule b"],
    ["an entry twice", [entry, entry], "ahrefs x: twice"],
    ["an entry that says nothing", [{ ...entry, ours: [] }], "ahrefs x: neither ours nor a reason"],
    ["an unknown reason", [{ ...entry, not: "no" as never }], "ahrefs x: unknown reason"],
    ["an unknown peer", [{ ...entry, peer: "toString" as never }], "toString x: unknown peer"],
  ])("%s is found", (_, planted, fault) => {
    expect(findPeerFaults(known, planted)).toEqual([fault]);
  });

  test("a rule that is no longer found changes the totals", () => {
    const lost: PeerEntry = { ...entry, ours: [], not: "not-yet" };
    expect(listPeerLines([lost])).not.toEqual(listPeerLines([entry]));
  });
});
