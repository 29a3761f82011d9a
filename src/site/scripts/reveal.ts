/**
 * Empties friezes out of view and fills them, once, when they first come into view. Those that are
 * in view from the start, and all of them under reduced motion, stay in their final state.
 */
export function revealOnce(elements: Iterable<HTMLElement>): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.removeAttribute("data-waiting");
    }
  });
  for (const element of elements) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.toggleAttribute("data-waiting", true);
    observer.observe(element);
  }
}
