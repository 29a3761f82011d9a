/** The chat link is placed again when the page has been at rest for this long. */
const restMs = 150;
/** Space kept between the chat link and what it does not cover. */
const marginPx = 8;

/**
 * Controls, everything that is drawn but for the light on the floor, the cells of tables, and lists
 * of articles, whose marks lie beside their text.
 */
const kept =
  "a, button, input, select, textarea, summary, label, svg, canvas, img:not(.floor-light), " +
  "[role=img], td, th, .prose :is(ul, ol)";

/**
 * Shows the chat link where it covers neither a control, a drawing, a table nor text, and hides it
 * while the page scrolls down. With the keyboard it is reached anywhere, since its sheet shows it
 * while it has the focus.
 */
export function placeChatLink(link: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastY = scrollY;

  function place(): void {
    timer = undefined;
    link.toggleAttribute("data-shown", !coversSomething(link));
  }

  function placeSoon(): void {
    timer ??= setTimeout(place, restMs);
  }

  function followScroll(): void {
    if (scrollY > lastY) {
      link.removeAttribute("data-shown");
      clearTimeout(timer);
      timer = undefined;
    }
    lastY = scrollY;
    placeSoon();
  }

  document.addEventListener("scroll", followScroll, { capture: true, passive: true });
  for (const event of ["resize", "load"]) addEventListener(event, placeSoon);
  for (const event of ["toggle", "transitionend", "input"])
    document.addEventListener(event, placeSoon, { capture: true });
  new ResizeObserver(placeSoon).observe(document.body);
  new MutationObserver(placeSoon).observe(document.body, { childList: true, subtree: true });
  place();
}

function coversSomething(link: HTMLElement): boolean {
  const own = link.getBoundingClientRect();
  const area = new DOMRect(
    own.x - marginPx,
    own.y - marginPx,
    own.width + 2 * marginPx,
    own.height + 2 * marginPx,
  );
  for (const element of document.querySelectorAll(kept))
    if (!link.contains(element) && [...element.getClientRects()].some((box) => overlaps(box, area)))
      return true;
  return coversText(link, own);
}

function coversText(link: HTMLElement, area: DOMRect): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue!.trim() === "" || link.contains(texts.currentNode)) continue;
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some((line) => overlaps(line, area))) return true;
  }
  return false;
}

function overlaps(box: DOMRect, area: DOMRect): boolean {
  return (
    box.width > 0 &&
    box.left < area.right &&
    box.right > area.left &&
    box.top < area.bottom &&
    box.bottom > area.top
  );
}
