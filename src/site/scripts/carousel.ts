/** How long a slide is shown before the next one. @see docs/specification.md#home */
const intervalMs = 5000;

/**
 * Turns a list of slides into a carousel: one shows at a time, wrapping both ways, with arrows,
 * dots and a pause button. It advances every five seconds, but not while it is hovered, contains
 * the focus, is paused or out of view, or when the visitor prefers reduced motion (WCAG 2.2.2).
 * Without this script all slides are visible.
 */
export function initCarousel(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>("[data-slide]")];
  const dots = [...root.querySelectorAll<HTMLButtonElement>("[data-dot]")];
  const pause = root.querySelector<HTMLButtonElement>("[data-pause]")!;
  const live = root.querySelector<HTMLElement>("[data-slides]")!;
  let current = 0;
  let isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isHeld = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function show(index: number): void {
    current = (index + slides.length) % slides.length;
    slides.forEach((slide, i) => slide.toggleAttribute("inert", i !== current));
    dots.forEach((dot, i) =>
      i === current
        ? dot.setAttribute("aria-current", "true")
        : dot.removeAttribute("aria-current"),
    );
  }

  function restart(): void {
    clearInterval(timer);
    const isMoving = !isPaused && !isHeld;
    live.setAttribute("aria-live", isMoving ? "off" : "polite");
    pause.setAttribute("aria-label", (isPaused ? pause.dataset.play : pause.dataset.pause) ?? "");
    pause.toggleAttribute("data-paused", isPaused);
    if (isMoving) timer = setInterval(() => show(current + 1), intervalMs);
  }

  function showAndHold(index: number): void {
    show(index);
    restart();
  }

  function setHeld(isNowHeld: boolean): void {
    isHeld = isNowHeld;
    restart();
  }

  root.querySelector("[data-previous]")!.addEventListener("click", () => showAndHold(current - 1));
  root.querySelector("[data-next]")!.addEventListener("click", () => showAndHold(current + 1));
  dots.forEach((dot, i) => dot.addEventListener("click", () => showAndHold(i)));
  pause.addEventListener("click", () => {
    isPaused = !isPaused;
    restart();
  });
  root.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && setHeld(true));
  root.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && setHeld(false));
  root.addEventListener(
    "focusin",
    (event) => (event.target as HTMLElement).matches(":focus-visible") && setHeld(true),
  );
  root.addEventListener(
    "focusout",
    (event) => !root.contains(event.relatedTarget as Node | null) && setHeld(false),
  );
  root.dataset.ready = "";
  showAndHold(0);
}
