import { solve } from "../engine/proof-of-work.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  try {
    postMessage({ type: "done", value: solve(data) });
  } catch (error) {
    postMessage({ type: "failed", code: "unsolved", message: (error as Error).message });
  }
});
