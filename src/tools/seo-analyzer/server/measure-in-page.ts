import type { Page } from "puppeteer-core";
import { maxHtmlChars, maxTargetChars, maxTargets } from "./rendered-page.ts";

/** The maximum of visible text that is measured. */
const maxTextChars = 1_000_000;
/**
 * Text of a smaller font size is hard to read on a phone.
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const smallPx = 12;
/** @see https://www.w3.org/TR/WCAG22/#target-size-minimum */
const targetPx = 24;

export interface PageMeasurements {
  readonly text: string;
  readonly smallTextShare: number;
  readonly smallTargets: string[];
  readonly overflowPx: number;
  readonly html: string;
}

/** Measures a page that is open in a browser as a phone shows it. */
export async function measureInPage(page: Page): Promise<PageMeasurements> {
  return {
    ...(await page.evaluate(measureText, { maxTextChars, smallPx })),
    smallTargets: await page.evaluate(findSmallTargets, { maxTargetChars, maxTargets, targetPx }),
    overflowPx: await page.evaluate(measureOverflow),
    html: await page.evaluate(serializeDocument, { maxHtmlChars }),
  };
}

/*
 * Each of the functions below is sent to the browser as text and runs in the page, so it can use
 * nothing of this module but its parameters.
 */

function measureText({
  maxTextChars,
  smallPx,
}: {
  readonly maxTextChars: number;
  readonly smallPx: number;
}): Pick<PageMeasurements, "text" | "smallTextShare"> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let [all, small] = [0, 0];
  for (
    let node = walker.nextNode();
    node !== null && all < maxTextChars;
    node = walker.nextNode()
  ) {
    const charCount = node.nodeValue!.replace(/\s+/g, "").length;
    const parent = node.parentElement;
    if (
      charCount === 0 ||
      parent === null ||
      /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName) ||
      !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    all += charCount;
    if (parseFloat(getComputedStyle(parent).fontSize) < smallPx) small += charCount;
  }
  return {
    text: document.body.innerText.slice(0, maxTextChars),
    smallTextShare: all === 0 ? 0 : small / all,
  };
}

/**
 * Finds targets under 24 × 24 px that have another target within a circle of that diameter around
 * their centre.
 */
function findSmallTargets({
  maxTargetChars,
  maxTargets,
  targetPx,
}: {
  readonly maxTargetChars: number;
  readonly maxTargets: number;
  readonly targetPx: number;
}): string[] {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"]';
  const targets = [...document.querySelectorAll(selector)]
    .filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Targets of one pixel or outside the page are hidden on purpose, such as a link that skips to
    // the text.
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0)
    .slice(0, 2_000);
  const getCentre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const isSmall = (box: DOMRect) => box.width < targetPx || box.height < targetPx;
  const isNear = ({ x, y }: { readonly x: number; readonly y: number }, box: DOMRect) => {
    if (isSmall(box)) return Math.hypot(getCentre(box).x - x, getCentre(box).y - y) < targetPx;
    const [dx, dy] = [
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    ];
    return Math.hypot(dx, dy) < targetPx / 2;
  };
  const contains = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  const getText = (element: Element) => (element.textContent ?? "").trim();
  // WCAG exempts a link within a sentence, whose height is that of the line.
  const isInlineText = (element: Element) =>
    element.parentElement !== null &&
    getComputedStyle(element).display === "inline" &&
    getText(element.parentElement).length > getText(element).length;
  return targets
    .filter(({ element, box }) => isSmall(box) && !isInlineText(element))
    .filter(({ element, box }) =>
      targets.some(
        (other) => !contains(element, other.element) && isNear(getCentre(box), other.box),
      ),
    )
    .slice(0, maxTargets)
    .map(
      ({ element }) =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "")
          .trim()
          .replace(/\s+/g, " ")
          .slice(0, maxTargetChars) || element.localName,
    );
}

function measureOverflow(): number {
  const [root, body] = [document.documentElement, document.body];
  const isClipped = [root, body].some((element) =>
    /^(?:hidden|clip)/.test(getComputedStyle(element).overflowX),
  );
  return isClipped ? 0 : Math.max(0, root.scrollWidth - root.clientWidth);
}

/**
 * Serializes the document as it is drawn: an open shadow tree replaces the content of its element,
 * and what is assigned to a slot lies in it, as Google reads web components. The copy belongs to a
 * document without a window, where nothing loads or runs.
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics
 */
function serializeDocument({ maxHtmlChars }: { readonly maxHtmlChars: number }): string {
  const root = document.documentElement;
  const listDrawn = (node: Node): Iterable<Node> => {
    const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    if (assigned.length > 0) return assigned;
    return (node instanceof Element ? node.shadowRoot : null)?.childNodes ?? node.childNodes;
  };
  const copyDrawn = (): Element => {
    const inert = document.implementation.createHTMLDocument();
    const top = inert.importNode(root, false);
    const pending: [Node, Node][] = [[root, top]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [original, copy] = next;
      for (const child of listDrawn(original))
        pending.push([child, copy.appendChild(inert.importNode(child, false))]);
    }
    return top;
  };
  const hasShadowTrees = [...document.querySelectorAll("*")].some(
    ({ shadowRoot }) => shadowRoot !== null,
  );
  return `<!doctype html>${(hasShadowTrees ? copyDrawn() : root).outerHTML}`.slice(0, maxHtmlChars);
}
