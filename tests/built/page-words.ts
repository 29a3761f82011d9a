/** A piece of text that a visitor may see or hear. */
export interface Words {
  readonly text: string;
  /** Where it is. */
  readonly element: Element;
}

const spokenAttributes = [
  "alt",
  "title",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "label",
];
const silent = "script, style, noscript template";

/**
 * All texts of a page: its title and description, what is shown, what is read out, and what
 * templates hold ready.
 */
export function listWords(document: Document): readonly Words[] {
  const described = [
    ...document.head.querySelectorAll(
      'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
    ),
  ];
  return [
    ...[...document.head.querySelectorAll("title")].map((element) => ({
      element,
      text: element.textContent,
    })),
    ...described.map((element) => ({ element, text: element.getAttribute("content") ?? "" })),
    ...collectWords(document.body),
  ].filter(({ text }) => text.trim() !== "");
}

function collectWords(node: Node): readonly Words[] {
  const words: Words[] = [];
  for (const child of node.childNodes) {
    if (child.nodeType === 3 && node.nodeType === 1)
      words.push({ element: node as Element, text: child.textContent ?? "" });
    if (child.nodeType !== 1 || (child as Element).matches(silent)) continue;
    const element = child as Element;
    words.push(
      ...spokenAttributes.flatMap((name) =>
        element.hasAttribute(name) ? [{ element, text: element.getAttribute(name)! }] : [],
      ),
    );
    words.push(
      ...collectWords(
        element.localName === "template" ? (element as HTMLTemplateElement).content : element,
      ),
    );
  }
  return words;
}
