import type { Page } from "puppeteer-core";
import { mostHtmlLetters, mostTargetLetters, mostTargets } from "./rendered-page.ts";

/** Of a page's own text; more is counted no further. */
const mostTextLetters = 1_000_000;
/** Letters below this height are small. @see https://developer.chrome.com/docs/lighthouse/seo/font-size */
const smallPx = 12;
/** @see https://www.w3.org/TR/WCAG22/#target-size-minimum */
const targetPx = 24;

export interface Measured {
  readonly text: string;
  readonly smallTextShare: number;
  readonly smallTargets: string[];
  readonly overflowPx: number;
  readonly html: string;
}

/** Measures a page that is open in a browser as somebody with a phone meets it. */
export async function measureInPage(page: Page): Promise<Measured> {
  return page.evaluate(measure, {
    mostTextLetters,
    mostHtmlLetters,
    mostTargetLetters,
    mostTargets,
    smallPx,
    targetPx,
  });
}

interface Limits {
  readonly mostTextLetters: number;
  readonly mostHtmlLetters: number;
  readonly mostTargetLetters: number;
  readonly mostTargets: number;
  readonly smallPx: number;
  readonly targetPx: number;
}

/** Runs in the page, as text: it knows nothing but what it is given. */
function measure({
  mostTextLetters,
  mostHtmlLetters,
  mostTargetLetters,
  mostTargets,
  smallPx,
  targetPx,
}: Limits): Measured {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function textSizes(): { readonly all: number; readonly small: number } {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [all, small] = [0, 0];
    for (
      let node = walker.nextNode();
      node !== null && all < mostTextLetters;
      node = walker.nextNode()
    ) {
      const letters = node.nodeValue!.replace(/\s+/g, "").length;
      const parent = node.parentElement;
      if (
        letters === 0 ||
        parent === null ||
        /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName) ||
        !isSeen(parent)
      )
        continue;
      all += letters;
      if (parseFloat(getComputedStyle(parent).fontSize) < smallPx) small += letters;
    }
    return { all, small };
  }

  /** A link in a sentence is as high as its line, and allowed to be. */
  function standsInText(element: Element): boolean {
    const around = element.parentElement;
    return (
      around !== null &&
      getComputedStyle(element).display === "inline" &&
      (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length
    );
  }

  /** Under 24 × 24 px, and with another target within the circle of that width about its middle. */
  function crampedTargets(): string[] {
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
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const isSmall = (box: DOMRect) => box.width < targetPx || box.height < targetPx;
    const reaches = (from: { readonly x: number; readonly y: number }, box: DOMRect) => {
      if (isSmall(box))
        return Math.hypot(middle(box).x - from.x, middle(box).y - from.y) < targetPx;
      return (
        Math.hypot(
          Math.max(box.left - from.x, 0, from.x - box.right),
          Math.max(box.top - from.y, 0, from.y - box.bottom),
        ) <
        targetPx / 2
      );
    };
    return targets
      .filter(({ element, box }) => isSmall(box) && !standsInText(element))
      .filter(({ element, box }) =>
        targets.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            reaches(middle(box), other.box),
        ),
      )
      .slice(0, mostTargets)
      .map(
        ({ element }) =>
          (element.getAttribute("aria-label") ?? element.textContent ?? "")
            .trim()
            .replace(/\s+/g, " ")
            .slice(0, mostTargetLetters) || element.localName,
      );
  }

  function overflow(): number {
    const [root, body] = [document.documentElement, document.body];
    const isCut = [root, body].some((element) =>
      /^(?:hidden|clip)/.test(getComputedStyle(element).overflowX),
    );
    return isCut ? 0 : Math.max(0, root.scrollWidth - root.clientWidth);
  }

  const { all, small } = textSizes();
  return {
    text: document.body.innerText.slice(0, mostTextLetters),
    smallTextShare: all === 0 ? 0 : small / all,
    smallTargets: crampedTargets(),
    overflowPx: overflow(),
    html: `<!doctype html>${document.documentElement.outerHTML}`.slice(0, mostHtmlLetters),
  };
}
