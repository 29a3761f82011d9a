/**
 * Lets the toast that is shown now leave when the visitor scrolls on, where it would cover what
 * comes. Scrolling by a script alone does not close it, and neither does scrolling over it.
 */
export function closeToastOnScroll(): void {
  const toast = document.querySelector("[data-toaster] .toast");
  const closeShown = (): void => {
    if (toast?.isConnected && !toast.matches(":is(:hover, :focus-within)"))
      toast.querySelector<HTMLElement>("[data-toast-close]")?.click();
  };
  for (const type of ["wheel", "touchmove"])
    addEventListener(
      type,
      () => addEventListener("scroll", closeShown, { passive: true, once: true }),
      { passive: true, once: true },
    );
}
