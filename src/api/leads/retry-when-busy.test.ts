import { expect, test } from "vitest";
import { retryWhenBusy } from "./retry-when-busy.ts";

const busy = (errcode: number) => Object.assign(new Error("database is locked"), { errcode });

test.each([5, 6, 517])("work that finds the database locked (code %i) is tried again until it succeeds", async (errcode) => {
  let tries = 0;
  const work = async () => {
    if (++tries < 4) throw busy(errcode);
    return "done";
  };
  expect(await retryWhenBusy(work, 5_000)).toBe("done");
  expect(tries).toBe(4);
});

test("after its patience it says that it was busy", async () => {
  const cause = busy(5);
  await expect(retryWhenBusy(() => Promise.reject(cause), 30)).rejects.toMatchObject({ code: "busy", cause });
});

test("any other failure is nobody's lock and is not repeated", async () => {
  let tries = 0;
  const work = async () => {
    tries++;
    throw busy(13);
  };
  await expect(retryWhenBusy(work, 5_000)).rejects.toMatchObject({ errcode: 13 });
  expect(tries).toBe(1);
});
