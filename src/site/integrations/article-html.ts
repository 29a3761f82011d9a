import { defineHastPlugin, type HastPluginEntry } from "satteri";

const arabicLetter = /[\u0600-\u06ff]/;
/** A run of Arabic, with the blanks and marks inside it. */
const arabicWords = /([\u0600-\u06ff](?:[\u0600-\u06ff\s\d…،؟؛]*[\u0600-\u06ff])?)/;

/** What scrolls before the first heading has this for its name. */
const unnamed = { ar: "يمكن تمريره جانبيًا", en: "Scrolls sideways" };

/**
 * What our Markdown becomes: headings are addressed by their number (an Arabic slug would keep its vowel marks and
 * change with every edit) and are links to themselves, what may scroll sideways can be reached by keyboard under the
 * name of its part, and Arabic words in an English text say that they are Arabic, so that they are read out and set as such.
 */
export const articleHtml: HastPluginEntry = ({ fileURL }) => {
  const isEnglish = fileURL?.pathname.endsWith("/en.md") ?? false;
  let headings = 0;
  return defineHastPlugin({
    name: "article-html",
    text(node, context) {
      if (!isEnglish || !arabicWords.test(node.value)) return;
      const parts = node.value.split(arabicWords).filter((part) => part !== "");
      context.replaceNode(
        node,
        parts.map((value) => {
          const text = { type: "text", value } as const;
          return arabicLetter.test(value)
            ? { type: "element", tagName: "bdi", properties: { lang: "ar" }, children: [text] }
            : text;
        }),
      );
    },
    element: {
      filter: ["h2", "h3", "pre", "table"],
      visit(node, context) {
        const name =
          headings === 0
            ? { ariaLabel: unnamed[isEnglish ? "en" : "ar"] }
            : { ariaLabelledBy: [`part-${headings}`] };
        if (node.tagName === "pre") {
          for (const [key, value] of Object.entries({ tabIndex: 0, role: "group", ...name }))
            context.setProperty(node, key, value);
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
