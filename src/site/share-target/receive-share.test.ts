import { afterEach, expect, test, vi } from "vitest";
import { receiveShare } from "./receive-share.ts";

const megabyte = 1024 * 1024;
const destination = "/tools/image-optimizer?shared";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A file that says that it is this large, so that no test allocates 100 MB. */
function createPicture(sizeBytes: number): File {
  const file = new File(["x"], "a.png", { type: "image/png" });
  Object.defineProperty(file, "size", { value: sizeBytes });
  return file;
}

/** Shares pictures into a cache in memory. */
function createShare() {
  const stored = new Map<string, Response>();
  vi.stubGlobal("caches", {
    delete: async () => stored.clear(),
    open: async () => ({
      async put(url: string, response: Response) {
        await new Promise((resolve) => setTimeout(resolve));
        stored.set(url, response);
      },
    }),
  });
  const share = (pictures: readonly File[]): Promise<string> => {
    const form = { get: () => null, getAll: () => pictures };
    return receiveShare({ formData: async () => form } as unknown as Request, "ar");
  };
  return { share, stored };
}

test("pictures are stored up to 50 and up to 100 MB together, and not in part beyond that", async () => {
  const { share, stored } = createShare();
  const countStored = async (count: number, megabytes: number): Promise<number> => {
    stored.clear();
    const pictures = Array.from({ length: count }, () => createPicture(megabytes * megabyte));
    expect(await share(pictures)).toBe(destination);
    return stored.size;
  };
  expect(await countStored(50, 2)).toBe(50);
  expect(await countStored(51, 1)).toBe(0);
  expect(await countStored(10, 10)).toBe(10);
  expect(await countStored(11, 10)).toBe(0);
});

test("of shares that come at once the last is stored, and none with pictures of another", async () => {
  const { share, stored } = createShare();
  const shares = [5, 4, 3, 2].map((count) =>
    share(Array.from({ length: count }, () => createPicture(1))),
  );
  expect(await Promise.all(shares)).toEqual(shares.map(() => destination));
  expect(stored.size).toBe(2);
});
