import type { ReadRequest, ReadResponse } from "../worker/read.worker.ts";

/** Reads codes from pictures in a worker that is started on first use. */
export interface Reader {
  /** @returns the content of the code in the picture, or undefined where none is found */
  read(picture: HTMLCanvasElement): Promise<string | undefined>;
  close(): void;
}

/** Creates a reader and its worker. The promises of a crashed worker are rejected. */
export function openReader(): Reader {
  const worker = new Worker(new URL("../worker/read.worker.ts", import.meta.url), {
    type: "module",
  });
  const waiting = new Map<
    number,
    { resolve: (text: string | undefined) => void; reject: (reason: Error) => void }
  >();
  let last = 0;
  worker.addEventListener("message", ({ data: { id, text } }: MessageEvent<ReadResponse>) => {
    waiting.get(id)?.resolve(text);
    waiting.delete(id);
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("the reading worker crashed"));
    waiting.clear();
  });
  return {
    read(picture) {
      const { width, height } = picture;
      const { data } = picture.getContext("2d")!.getImageData(0, 0, width, height);
      const id = (last += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, width, height, data } satisfies ReadRequest, [data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
