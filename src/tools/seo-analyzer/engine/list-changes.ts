import type { Finding, Status } from "../contract.ts";

/** A rule whose result differs from that of the previous report. */
export interface Change {
  readonly rule: string;
  readonly title: string;
  /** What was found: then for what is fixed, now for everything else. */
  readonly found: string | null;
}

/** What became of a page between two reports. */
export interface Changes {
  /** It failed or warned, and passes now or no longer applies. */
  readonly fixed: readonly Change[];
  /** It failed, and is a warning now. */
  readonly better: readonly Change[];
  /** It passed or did not apply, and fails or warns now. */
  readonly appeared: readonly Change[];
  /** It was a warning, and fails now. */
  readonly worse: readonly Change[];
}

type Group = keyof Changes;

/** What is read of a report. */
interface Comparable {
  readonly findings: readonly Pick<Finding, "rule" | "status" | "title" | "found">[];
}

/** Compares the findings of a page with those of its previous report. */
export function listChanges(previous: Comparable, current: Comparable): Changes {
  const before = toFindingByRule(previous);
  const after = toFindingByRule(current);
  const changes: Record<Group, Change[]> = { fixed: [], better: [], appeared: [], worse: [] };
  for (const rule of new Set([...after.keys(), ...before.keys()])) {
    const [then, now] = [before.get(rule), after.get(rule)];
    const group = classifyChange(then?.status, now?.status);
    if (group === undefined) continue;
    const { title, found } = (group === "fixed" ? then : now)!;
    changes[group].push({ rule, title, found });
  }
  return changes;
}

function classifyChange(then: Status | undefined, now: Status | undefined): Group | undefined {
  const wasProblem = then === "failed" || then === "warning";
  const isProblem = now === "failed" || now === "warning";
  if (wasProblem && !isProblem) return "fixed";
  if (!wasProblem && isProblem) return "appeared";
  if (then === "failed" && now === "warning") return "better";
  return then === "warning" && now === "failed" ? "worse" : undefined;
}

const toFindingByRule = ({ findings }: Comparable) =>
  new Map(findings.map((finding) => [finding.rule, finding]));
