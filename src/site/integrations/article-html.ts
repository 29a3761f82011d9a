import { defineHastPlugin, type HastNode, type HastPluginEntry } from "satteri";
import { defaultLocale, script } from "#i18n/locale.ts";
import { locales, type Localized } from "#i18n/messages.ts";
import { partKinds } from "../experiments/split-article.ts";

const arabicLetter = /[\u0600-\u06ff]/;
/** A run of Arabic, with the spaces, digits and punctuation inside it. */
const arabicWords = /([\u0600-\u06ff](?:[\u0600-\u06ff\s\d…،؟؛.:|]*[\u0600-\u06ff])?)/;

/**
 * A run of Arabic in code: a value with the mark that ends its sentence, and a line that is a
 * comment with the mark that begins it.
 */
const arabicInCode =
  /((?:^[;#] )?[\u0600-\u06ff](?:[\u0600-\u06ff\s\d…،؟؛.:|]*[\u0600-\u06ff.…])?)/m;

/** The name of a scrollable part before the first heading. */
const unnamed: Localized = { ar: "يمكن تمريره جانبيًا", en: "Scrolls sideways" };

const isCode = (parent: { readonly type: string } | undefined): boolean =>
  parent !== undefined && "tagName" in parent && parent.tagName === "code";

/**
 * Whether code wraps instead of scrolling: text with tags, and lines without indents, as a command,
 * or a letter. Indented code keeps its lines, and scrolls.
 */
const isProse = (code: string): boolean => code.startsWith("<") || !/\n[ \t]/.test(code);

/** The kind of place that a block of code marks: `figure` and `try` are no languages of code. */
const getPartKind = (pre: Extract<HastNode, { type: "element" }>): string | undefined => {
  const [code] = pre.children;
  const classes = code?.type === "element" ? code.properties?.className : undefined;
  return partKinds.find((kind) => [classes].flat().includes(`language-${kind}`));
};

/**
 * Completes the HTML of Markdown texts. Headings get ids by their number (an Arabic slug would keep
 * its vowel marks and change with every edit) and link to themselves. Code and tables, which may
 * scroll sideways, can be reached by keyboard and are named after their heading. Arabic words in an
 * English text get `lang="ar"`, so that screen readers pronounce them and browsers typeset them as
 * Arabic; in the code of an Arabic text they are isolated, so that its signs keep their order, and
 * the style sheet keeps what wraps in a box of its own. A block with the language `figure` or `try`
 * becomes a mark, at which the page splits the text (`src/site/experiments/split-article.ts`).
 */
export const articleHtml: HastPluginEntry = ({ fileURL }) => {
  const locale = locales.find((one) => fileURL?.pathname.endsWith(`/${one}.md`)) ?? defaultLocale;
  let headings = 0;
  return defineHastPlugin({
    name: "article-html",
    text(node, context) {
      const isArabic = script[locale] === "arabic";
      if (!arabicWords.test(node.value) || (isArabic && !isCode(context.parent(node)))) return;
      const parts = node.value
        .split(isArabic ? arabicInCode : arabicWords)
        .filter((part) => part !== "");
      context.replaceNode(
        node,
        parts.map((value) => {
          const text = { type: "text", value } as const;
          return arabicLetter.test(value)
            ? {
                type: "element",
                tagName: "bdi",
                properties: isArabic ? {} : { lang: "ar" },
                children: [text],
              }
            : text;
        }),
      );
    },
    element: {
      filter: ["h2", "h3", "pre", "table"],
      visit(node, context) {
        const part = node.tagName === "pre" ? getPartKind(node) : undefined;
        if (part !== undefined) {
          const dataPart = `${part}:${context.textContent(node).trim()}`;
          context.replaceNode(node, {
            type: "element",
            tagName: "hr",
            properties: { dataPart },
            children: [],
          });
          return;
        }
        const name =
          headings === 0
            ? { ariaLabel: unnamed[locale] }
            : { ariaLabelledBy: [`part-${headings}`] };
        if (node.tagName === "pre") {
          for (const [key, value] of Object.entries({ tabIndex: 0, role: "group", ...name }))
            context.setProperty(node, key, value);
          if (isProse(context.textContent(node))) context.setProperty(node, "dataProse", "");
        } else if (node.tagName === "table") {
          context.wrapNode(node, {
            type: "element",
            tagName: "div",
            properties: { className: ["table"], tabIndex: 0, role: "group", ...name },
            children: [],
          });
        } else {
          const id = `part-${(headings += 1)}`;
          const link = {
            type: "element",
            tagName: "a",
            properties: { href: `#${id}` },
            children: node.children,
          } as const;
          context.replaceNode(node, {
            type: "element",
            tagName: node.tagName,
            properties: { id },
            children: [link],
          });
        }
      },
    },
  });
};
