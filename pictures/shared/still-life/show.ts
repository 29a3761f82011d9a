import type { Scene } from "./scene.ts";
import { trace } from "./trace.ts";

declare global {
  interface Window {
    pictureReady?: Promise<void>;
  }
}

/**
 * Traces the scene into the page's canvas; several wait for one another.
 * `samples` are rays a pixel; coarse and quick when the address asks for a draft.
 */
export function show(build: () => Scene, selector: string, width: number, height: number, samples = 28): void {
  const before = window.pictureReady ?? document.fonts.ready.then(() => undefined);
  window.pictureReady = before.then(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>(selector);
    if (!canvas) throw new Error(`no canvas ${selector}`);
    const draft = location.search.includes("draft");
    const scale = draft ? 0.5 : 1;
    await trace(build(), canvas, { width: width * scale, height: height * scale, samples: draft ? 8 : samples });
  });
}
