import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allPages, answers, formatFaults, parseHtml, type PageFault } from "./site.ts";

interface Source {
  readonly page: string;
  readonly html: string;
  readonly document: Document;
}

const answerPages: readonly Source[] = readdirSync(answers)
  .filter((name) => name.endsWith(".html"))
  .map((name) => {
    const html = readFileSync(join(answers, name), "utf8");
    return { page: name, html, document: parseHtml(html) };
  });
const sources: readonly Source[] = [
  ...allPages.map((page) => ({ page: page.address, html: page.html, document: page.document })),
  ...answerPages,
];

/** The policy's directives: `script-src` → ["'self'", …]. */
function readPolicy(document: Document): ReadonlyMap<string, readonly string[]> {
  const meta = [...document.querySelectorAll("meta[http-equiv]")].find(
    (element) => element.getAttribute("http-equiv")!.toLowerCase() === "content-security-policy",
  );
  const content = meta?.getAttribute("content") ?? "";
  return new Map(
    content
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );
}

function hashText(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * What is between the tags of a page's elements, as the browser hashes it; elements that load a
 * file are left out.
 */
function inlineTexts(html: string, name: "script" | "style"): readonly string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "gi"))]
    .filter(([, attributes = ""]) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = ""]) => text);
}

function faults({ html, document }: Omit<Source, "page">): readonly string[] {
  const policy = readPolicy(document);
  const all = [...policy.values()].flat();
  const directive = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get("default-src") ?? [];
  return [
    ...(policy.get("default-src")?.join() === "'none'" ? [] : ["no default-src 'none'"]),
    ...all.filter(
      (value) => value.startsWith("'unsafe-") || ["*", "http:", "https:"].includes(value),
    ),
    ...inlineTexts(html, "script").flatMap((text) =>
      directive("script-src").includes(hashText(text))
        ? []
        : [`a script without its hash: ${text.slice(0, 60)}`],
    ),
    ...inlineTexts(html, "style").flatMap((text) =>
      directive("style-src").includes(hashText(text))
        ? []
        : [`a style without its hash: ${text.slice(0, 60)}`],
    ),
    ...[...document.querySelectorAll("[style]")].map(
      (element) =>
        `a style attribute: <${element.localName} style="${element.getAttribute("style")}">`,
    ),
    ...[...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => /^on/i.test(name))
        .map(({ name }) => `a handler: ${name} of <${element.localName}>`),
    ),
    ...[...document.querySelectorAll("[href], [src], [action]")]
      .filter((element) =>
        ["href", "src", "action"].some((name) =>
          /^\s*javascript:/i.test(element.getAttribute(name) ?? ""),
        ),
      )
      .map((element) => `a script as address in <${element.localName}>`),
  ];
}

test("every page forbids what it does not need, and needs nothing that it forbids", () => {
  expect(answerPages.length).toBe(32);
  const found: readonly PageFault[] = sources.flatMap(({ page, ...source }) =>
    faults(source).map((what) => ({ page, what })),
  );
  expect(formatFaults(found)).toEqual([]);
});

test.each([
  [`<script>alert(1)</script>`, ["a script without its hash: alert(1)"]],
  [`<script src="/a.js"></script>`, []],
  [`<style>a{}</style>`, ["a style without its hash: a{}"]],
  [`<p style="color:red">`, [`a style attribute: <p style="color:red">`]],
  [`<p onclick="go()">`, ["a handler: onclick of <p>"]],
  [`<a href="javascript:go()">`, ["a script as address in <a>"]],
])("what the policy forbids is found: %s", (body, found) => {
  const html = `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"></head><body>${body}</body></html>`;
  expect(faults({ html, document: parseHtml(html) })).toEqual(found);
});

test("a policy that allows everything, or is missing, is found", () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' https:">`;
  expect(faults({ html, document: parseHtml(html) })).toEqual([
    "no default-src 'none'",
    "'unsafe-inline'",
    "'unsafe-eval'",
    "https:",
  ]);
  expect(faults({ html: "", document: parseHtml("<p>") })).toEqual(["no default-src 'none'"]);
});
