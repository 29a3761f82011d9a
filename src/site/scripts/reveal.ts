/** Fills rings and friezes and counts figures up, once, when they first come into view. */
const durationMs = 900;

/**
 * Prepares the animations of elements out of view and starts them when they come into view.
 * Elements that are in view from the start, and all elements under reduced motion, stay in their
 * final state.
 */
export function revealOnce(elements: Iterable<HTMLElement>): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      start(target as HTMLElement);
    }
  });
  for (const element of elements) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    if (element.dataset.reveal === "fill") element.toggleAttribute("data-waiting", true);
    observer.observe(element);
  }
}

function start(element: HTMLElement): void {
  element.removeAttribute("data-waiting");
  if (element.dataset.reveal === "count") countUp(element);
}

/** Counts up to the number in the text and keeps the characters around it ("120+", "98%"). */
function countUp(element: HTMLElement): void {
  const text = element.textContent ?? "";
  const figure = Number.parseInt(text, 10);
  const startedMs = performance.now();
  const step = (now: number): void => {
    const share = Math.min(1, (now - startedMs) / durationMs);
    element.textContent =
      share === 1
        ? text
        : text.replace(String(figure), String(Math.round(figure * (1 - (1 - share) ** 3))));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
