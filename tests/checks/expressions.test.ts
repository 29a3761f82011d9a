import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { list as isbotExpressions } from "isbot";
import type { check as checkExpression } from "recheck";
import { sourceExpressions } from "./source-expressions.ts";

/*
 * Every regular expression that ships is linear: recheck proves it by automata, and where an
 * expression has what automata have not (references, looking around), it searches for a text that
 * takes long. Its own text of JavaScript is asked, on every machine the same: what is in its
 * package beside it are the same checker as programs.
 */

const root = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);
/** `check` of the package's main file would start another process for each expression. */
const { checkSync } = require("recheck/lib/browser.js") as {
  readonly checkSync: (
    ...parameters: Parameters<typeof checkExpression>
  ) => Awaited<ReturnType<typeof checkExpression>>;
};
type Attack = Pick<
  Extract<Awaited<ReturnType<typeof checkExpression>>, { readonly status: "vulnerable" }>["attack"],
  "pumps" | "suffix"
>;
const { version } = JSON.parse(
  readFileSync(join(root, "node_modules/recheck/package.json"), "utf8"),
) as { readonly version: string };

/**
 * Whole seconds of a busy machine: an expression that is not judged until then counts as one that
 * runs away.
 */
const timeoutMs = 120_000;
/**
 * A quadratic expression takes a hundredth of the first for 10,000 characters. Less than the second
 * cannot be compared.
 */
const [maxSearchMs, minSearchMs] = [30_000, 0.5];
const ownCache = join(root, "node_modules/.cache/linear-expressions.json");
const isbotCache = join(root, "node_modules/.cache/linear-isbot-expressions.json");

/**
 * Expressions that read nothing but what our own build has written, where a build that hangs is
 * seen by who starts it.
 */
const exceptions: readonly (readonly [file: string, pattern: string])[] = [
  [
    "src/leads/server/forms/answer-page.ts",
    String.raw`<(option|input)\b(?:[^>"']|"[^"]*"|'[^']*')*>`,
  ],
  [
    "src/site/integrations/finish-build.ts",
    String.raw`<(?:script|style)\b[^>]*>(.*?)<\/(?:script|style)>`,
  ],
  ["src/site/integrations/finish-build.ts", `<meta http-equiv="content-security-policy"[^>]*>`],
  ["src/site/standalone-drawing.ts", String.raw`^ {2}(\.[^{}@]+)\{([^{}]*)\}`],
  ["src/brand/theme-tokens.ts", String.raw`(?::root|\.light) \{([^}]*)\}`],
  ["src/brand/theme-tokens.ts", String.raw`\.dark \{([^}]*)\}`],
  ["src/brand/theme-tokens.ts", String.raw`(--[\w-]+): ([^;]+);`],
];

type Sources = Readonly<Record<string, string>>;

/** @returns a line for each expression that is not known to be linear */
function expressionsThatRunAway(sources: Sources, linear: Set<string>): readonly string[] {
  return Object.entries(sources).flatMap(([file, text]) =>
    sourceExpressions(file, text).flatMap(({ line, pattern, flags }) => {
      if (pattern === undefined)
        return [
          `${file}:${line} puts its pattern together when it runs, so that nothing can be said of it`,
        ];
      if (exceptions.some(([where, allowed]) => where === file && allowed === pattern)) return [];
      const problem = linear.has(`/${pattern}/${flags}`) ? undefined : toProblem(pattern, flags);
      if (problem === undefined) linear.add(`/${pattern}/${flags}`);
      return problem === undefined ? [] : [`${file}:${line} /${pattern}/${flags}: ${problem}`];
    }),
  );
}

function toProblem(pattern: string, flags: string): string | undefined {
  const verdict = checkSync(pattern, flags, { timeout: timeoutMs });
  if (verdict.status === "safe") return undefined;
  if (
    verdict.status === "vulnerable" &&
    verdict.checker === "fuzz" &&
    verdict.complexity.type === "polynomial" &&
    !growsFasterThanItsText(pattern, flags, verdict.attack)
  )
    return undefined;
  return verdict.status === "vulnerable" ? verdict.complexity.summary : verdict.error.kind;
}

/**
 * Whether the text that the search has found takes more than twenty times as long when it is ten
 * times as long. The search is random and counts the steps of its own machine: one run in some
 * hundreds names an expression that is linear.
 */
function growsFasterThanItsText(
  pattern: string,
  flags: string,
  { pumps, suffix }: Attack,
): boolean {
  const measureMs = (length: number): number => {
    const period = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
    const times = Math.ceil(length / period);
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("") + suffix;
    const search = new Script(`text.replace(new RegExp(pattern, flags), "")`);
    const durations = [1, 2, 3, 4, 5].map(() => {
      const before = process.threadCpuUsage();
      search.runInNewContext({ text, pattern, flags }, { timeout: maxSearchMs });
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    });
    return Math.min(...durations);
  };
  try {
    return measureMs(10_000) > 20 * Math.max(measureMs(1_000), minSearchMs);
  } catch {
    return true; // longer than the limit
  }
}

function readCache(cacheFile: string): Set<string> {
  try {
    const cached = JSON.parse(readFileSync(cacheFile, "utf8")) as {
      readonly version: string;
      readonly linear: readonly string[];
    };
    return new Set(cached.version === version ? cached.linear : []);
  } catch {
    return new Set();
  }
}

function writeCache(cacheFile: string, linear: ReadonlySet<string>): void {
  mkdirSync(join(cacheFile, ".."), { recursive: true });
  writeFileSync(`${cacheFile}.new`, JSON.stringify({ version, linear: [...linear].sort() }));
  renameSync(`${cacheFile}.new`, cacheFile);
}

const shipped = globSync(["src/**/*.{ts,tsx,astro,mjs}", "scripts/**/*.{ts,mjs}"], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|\.d\.ts$|\.fixture\./.test(file));

test("every regular expression that ships is linear", { timeout: 600_000 }, () => {
  const linear = readCache(ownCache);
  const sources = Object.fromEntries(
    shipped.map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  const found = expressionsThatRunAway(sources, linear);
  writeCache(ownCache, linear);
  expect(found).toEqual([]);
  expect(linear.size).toBeGreaterThan(400); // they were found at all
});

// isbot joins these with "|" and searches every user agent for them. recheck cannot prove the
// joined text, only its parts.
test("every expression of isbot is linear", { timeout: 600_000 }, () => {
  const linear = readCache(isbotCache);
  const unproven = isbotExpressions.filter((pattern) => {
    if (!linear.has(pattern) && toProblem(pattern, "i") === undefined) linear.add(pattern);
    return !linear.has(pattern);
  });
  writeCache(isbotCache, linear);
  expect(unproven).toEqual([]);
  expect(linear.size).toBeGreaterThan(100);
});

test("every exception is still needed where it is listed", () => {
  const gone = exceptions.filter(
    ([file, pattern]) =>
      !sourceExpressions(file, readFileSync(join(root, file), "utf8")).some(
        (one) => one.pattern === pattern,
      ),
  );
  expect(gone).toEqual([]);
});

test.each([
  ["an exponential one", "src/a.ts", String.raw`/^(?:[\w-]*[=.]+)+$/.test("")`, "src/a.ts:1 "],
  [
    "an exponential one behind a tag",
    "src/a.tsx",
    `const a = <p>{text.replace(/(a|a)*b/, "")}</p>;`,
    "src/a.tsx:1 ",
  ],
  ["a quadratic one", "src/a.ts", `const trimmed =\n  text.replace(/[!?]+$/, "");`, "src/a.ts:2 "],
  ["a cubic one", "src/a.ts", String.raw`/<loc>\s*x?\s*y?\s*<\/loc>/`, "src/a.ts:1 "],
  ["one in a string", "src/a.ts", String.raw`new RegExp("^(a+)+$", "u")`, "src/a.ts:1 "],
  ["one that is put together", "src/a.ts", "RegExp(`${name}+`)", "src/a.ts:1 "],
  [
    "one between the fences of an Astro file",
    "src/a.astro",
    "---\nconst a = /(x+)+y/;\n---\n<p>{a}</p>",
    "src/a.astro:2 ",
  ],
  [
    "one in the markup of an Astro file",
    "src/a.astro",
    "---\n---\n<p>{text.split(/(x+)+y/)}</p>",
    "src/a.astro:3 ",
  ],
  [
    "one in a script of an Astro file",
    "src/a.astro",
    "---\n---\n<p>x</p>\n<script>\n  const a = /(x+)+y/;\n</script>",
    "src/a.astro:5 ",
  ],
])("%s is found", (_what, file, text, where) => {
  expect(expressionsThatRunAway({ [file]: text }, new Set())).toEqual([
    expect.stringContaining(where),
  ]);
});

test("linear ones are left alone", () => {
  const text = String.raw`/^a+b$/; /[^"]*"/y; text.replace(/\s+/g, " "); new RegExp("^[a-z]+$"); text.split("/a+/");`;
  expect(expressionsThatRunAway({ "src/a.ts": text }, new Set())).toEqual([]);
});

test.each([
  ["a linear one", String.raw`a+b`, false],
  ["a quadratic one", String.raw`a+$`, true],
])("what the search finds is measured: %s", (_what, pattern, grows) => {
  const attack = { pumps: [{ prefix: "", pump: "a", bias: 0 }], suffix: "b" };
  expect(growsFasterThanItsText(pattern, "g", attack)).toBe(grows);
});
