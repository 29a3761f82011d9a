/** A piece of an article: HTML as it is, or the place of a figure or of a try, by its name. */
export type ArticlePart =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "figure" | "try"; readonly name: string };

/** The languages of the fenced blocks that mark a place, and nothing else. */
export const partKinds = ["figure", "try"] as const;

/** What `article-html.ts` makes of such a block. The name may be anything: the page checks it. */
const mark = /<hr data-part="(figure|try):([^"]*)"\s*\/?>/;

/** Splits the HTML of an article at the places that it marks, in their order. */
export function splitArticle(html: string): readonly ArticlePart[] {
  const pieces = html.split(mark);
  const parts: ArticlePart[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [before = "", kind, name = ""] = pieces.slice(at, at + 3);
    if (before.trim() !== "") parts.push({ kind: "html", html: before });
    if (kind === "figure" || kind === "try") parts.push({ kind, name });
  }
  return parts;
}

/**
 * Checks that an article places what exists.
 * @param known the names of each kind
 * @throws Error with the file and the name, which stops the build
 */
export function checkPart(
  { kind, name }: Exclude<ArticlePart, { kind: "html" }>,
  known: Readonly<Record<"figure" | "try", readonly string[]>>,
  file: string,
): void {
  if (!known[kind].includes(name))
    throw new Error(
      `${file}: there is no ${kind} "${name}"; there are: ${known[kind].join(", ") || "none"}`,
    );
}

const fence = /^```(?:figure|try)\n[^\n]*\n```[ \t]*$\n?/gm;

/** Takes the marks of places out of Markdown, for whatever reads an article as a text. */
export const stripParts = (markdown: string): string => markdown.replace(fence, "");
