import type { Page } from "puppeteer-core";
import { maxHtmlChars, maxTargetChars, maxTargets } from "./rendered-page.ts";

/** Of a page's own text; more is counted no further. */
const maxTextChars = 1_000_000;
/** Letters below this height are small. @see https://developer.chrome.com/docs/lighthouse/seo/font-size */
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

/** Measures a page that is open in a browser as somebody with a phone meets it. */
export async function measureInPage(page: Page): Promise<PageMeasurements> {
  return page.evaluate(measure, {
    maxTextChars,
    maxHtmlChars,
    maxTargetChars,
    maxTargets,
    smallPx,
    targetPx,
  });
}

interface Limits {
  readonly maxTextChars: number;
  readonly maxHtmlChars: number;
  readonly maxTargetChars: number;
  readonly maxTargets: number;
  readonly smallPx: number;
  readonly targetPx: number;
}

/** Runs in the page, as text: it knows nothing but what it is given. */
function measure({
  maxTextChars,
  maxHtmlChars,
  maxTargetChars,
  maxTargets,
  smallPx,
  targetPx,
}: Limits): PageMeasurements {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function measureTextSizes(): { readonly all: number; readonly small: number } {
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
        !isSeen(parent)
      )
        continue;
      all += charCount;
      if (parseFloat(getComputedStyle(parent).fontSize) < smallPx) small += charCount;
    }
    return { all, small };
  }

  /** A link in a sentence is as high as its line, and allowed to be. */
  function isInlineText(element: Element): boolean {
    const around = element.parentElement;
    return (
      around !== null &&
      getComputedStyle(element).display === "inline" &&
      (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length
    );
  }

  /** Under 24 × 24 px, and with another target within the circle of that width about its middle. */
  function findCrampedTargets(): string[] {
    const targets = [
      ...document.querySelectorAll(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"]',
      ),
    ]
      .filter(isSeen)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // What is a pixel wide or stands outside is hidden from eyes and fingers, such as a link to skip to the text.
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0)
      .slice(0, 2_000);
    const getMiddle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const isSmall = (box: DOMRect) => box.width < targetPx || box.height < targetPx;
    const isWithinReach = (from: { readonly x: number; readonly y: number }, box: DOMRect) => {
      if (isSmall(box))
        return Math.hypot(getMiddle(box).x - from.x, getMiddle(box).y - from.y) < targetPx;
      return (
        Math.hypot(
          Math.max(box.left - from.x, 0, from.x - box.right),
          Math.max(box.top - from.y, 0, from.y - box.bottom),
        ) <
        targetPx / 2
      );
    };
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInlineText(element))
      .filter(({ element, box }) =>
        targets.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            isWithinReach(getMiddle(box), other.box),
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
    const isCut = [root, body].some((element) =>
      /^(?:hidden|clip)/.test(getComputedStyle(element).overflowX),
    );
    return isCut ? 0 : Math.max(0, root.scrollWidth - root.clientWidth);
  }

  const { all, small } = measureTextSizes();
  return {
    text: document.body.innerText.slice(0, maxTextChars),
    smallTextShare: all === 0 ? 0 : small / all,
    smallTargets: findCrampedTargets(),
    overflowPx: measureOverflow(),
    html: `<!doctype html>${document.documentElement.outerHTML}`.slice(0, maxHtmlChars),
  };
}
