/** What one rule of another tool is with us; see docs/rule-peers.yml. */
export type PeerEntry = Readonly<{
  peer: Peer;
  category: string;
  id: string;
  name: string;
  /** Rules or problems across pages of ours that find the same. */
  ours?: readonly string[];
  /** Why it is not found, or not whole where `ours` is there too. */
  not?: Reason;
}>;

/** The four tools, and where their rules were read. */
const peers = {
  squirrelscan:
    "squirrelscan: the pages about rules of squirrelscan/squirrelscan, commits to 2026-11, and its page on hreflang targets. Its documentation has counted 249 rules, and later more than 350; the pages that were found are listed. An id has its category before it.",
  seomator: "SEOmator: the file SEO-AUDIT-RULES.md of seo-skills/seo-audit-skill, version 3.1.1.",
  lighthouse: "Lighthouse: the default configuration of the installed version.",
  ahrefs:
    "Ahrefs Site Audit: its makers say “170+” issues and publish no list. These are the names that a public repository copied from the settings (stored file 59818531259), the same name for pages that are indexable and not taken as one.",
} as const;
type Peer = keyof typeof peers;

/** Why a rule of another tool is not ours. The first three are found elsewhere on this site. */
const reasons = {
  "speed-test": "the speed test finds it, with Lighthouse in a browser",
  "ai-part": "the report's part about AI crawlers says it, without counting it in the score",
  monitor: "a change since the last report, which the comparison or monitoring by mail shows",
  "not-yet": "worth having and not built",
  accessibility: "about assistive technology alone; no search engine names it",
  "no-evidence": "no search engine or standard that was found asks for it, or it is taste",
  "no-certain-finding": "markup alone cannot tell it from pages that are right",
  account: "needs the owner's accounts, or the peer's own service and language model",
  "paid-data": "needs an index of links, results or traffic that is sold",
  legal: "a question of law, which depends on the country",
  malware: "looks for a break-in, which needs lists of known attacks",
  probing: "asks servers for more than pages and files, or reads what a visitor has stored",
  obsolete: "what it was for is withdrawn, or browsers do it by themselves",
  measurement: "a figure or a note about the check, and no verdict",
} as const;
type Reason = keyof typeof reasons;

const elsewhere: ReadonlySet<Reason> = new Set(["speed-test", "ai-part", "monitor"]);

/** @returns what contradicts our rules: unknown ids, peers and reasons, entries twice or without */
export function findPeerFaults(
  ours: ReadonlySet<string>,
  entries: readonly PeerEntry[],
): readonly string[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const name = `${entry.peer} ${entry.id}`;
    const faults = [
      Object.hasOwn(peers, entry.peer) ? "" : "unknown peer",
      seen.has(name) ? "twice" : "",
      entry.not !== undefined && !Object.hasOwn(reasons, entry.not) ? "unknown reason" : "",
      entry.not === undefined && !entry.ours?.length ? "neither ours nor a reason" : "",
      ...(entry.ours ?? []).map((id) => (ours.has(id) ? "" : `no rule ${id}`)),
    ];
    seen.add(name);
    return faults.filter(Boolean).map((fault) => `${name}: ${fault}`);
  });
}

const kinds = ["found", "in part", "elsewhere on this site", "not"] as const;
type Kind = (typeof kinds)[number];

function classify({ ours, not }: PeerEntry): Kind {
  if (ours?.length) return not === undefined ? "found" : "in part";
  return not !== undefined && elsewhere.has(not) ? "elsewhere on this site" : "not";
}

const toRow = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
const toTable = (head: readonly string[], rows: readonly string[]): readonly string[] => [
  toRow(head),
  toRow(head.map(() => "---")),
  ...rows,
];

function countRow(title: string, entries: readonly PeerEntry[]): string {
  const counts = kinds.map((kind) => entries.filter((entry) => classify(entry) === kind).length);
  return toRow([title, entries.length, ...counts]);
}

function listReasonRows(entries: readonly PeerEntry[]): readonly string[] {
  return Object.entries(reasons).map(([reason, text]) => {
    const having = entries.filter(({ not }) => not === reason);
    const whole = having.filter((entry) => classify(entry) !== "in part").length;
    return toRow([`\`${reason}\``, text, whole, having.length - whole]);
  });
}

const describe = ({ ours = [], not }: PeerEntry): string =>
  [ours.map((id) => `\`${id}\``).join(", "), not && reasons[not]]
    .filter(Boolean)
    .join("; in part: ");

const getShortId = ({ category, id }: PeerEntry): string =>
  id.startsWith(`${category}/`) ? id.slice(category.length + 1) : id;

/** @returns docs/rule-peers.md but for its first paragraph */
export function listPeerLines(entries: readonly PeerEntry[]): readonly string[] {
  const ids = Object.keys(peers) as Peer[];
  const ofPeer = (peer: Peer) => entries.filter((entry) => entry.peer === peer);
  const byCategory = (peer: Peer) => [...Map.groupBy(ofPeer(peer), ({ category }) => category)];
  return [
    "## Totals",
    "",
    ...toTable(
      ["Tool and category", "Rules", ...kinds],
      [
        ...ids.flatMap((peer) => [
          countRow(`**${peer}**`, ofPeer(peer)),
          ...byCategory(peer).map(([category, own]) => countRow(`${peer}: ${category}`, own)),
        ]),
        countRow("**all**", entries),
      ],
    ),
    "",
    "## Reasons",
    "",
    ...toTable(["Reason", "Meaning", "Rules", "Of rules found in part"], listReasonRows(entries)),
    ...ids.flatMap((peer) => [
      "",
      `## ${peer}`,
      "",
      peers[peer],
      "",
      ...toTable(
        ["Category", "Rule", "Name", "With us"],
        ofPeer(peer).map((entry) =>
          toRow([entry.category, `\`${getShortId(entry)}\``, entry.name, describe(entry)]),
        ),
      ),
    ]),
  ];
}
