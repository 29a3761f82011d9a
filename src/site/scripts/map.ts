/**
 * Replaces the button by the frame of the map when it is pressed. Before that nothing is requested
 * from the maps service.
 */
export function initMap(root: HTMLElement): void {
  root.querySelector("button")!.addEventListener("click", () => {
    const frame = document.createElement("iframe");
    frame.src = root.dataset.src!;
    frame.title = root.dataset.title!;
    frame.referrerPolicy = "no-referrer";
    frame.tabIndex = 0;
    root.replaceChildren(frame);
    frame.focus();
  });
}
