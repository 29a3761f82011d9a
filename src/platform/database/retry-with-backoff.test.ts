import { expect, test } from "vitest";
import { classifyPostgresError } from "./postgres-errors.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { classifySqliteError } from "./sqlite-errors.ts";

const busy = (errcode: number) => Object.assign(new Error("database is locked"), { errcode });

test.each([5, 6, 517])(
  "work that finds the database locked (code %i) is tried again until it succeeds",
  async (errcode) => {
    let tries = 0;
    const work = async () => {
      if (++tries < 4) throw busy(errcode);
      return "done";
    };
    expect(await retryWithBackoff(work, classifySqliteError, 5_000)).toBe("done");
    expect(tries).toBe(4);
  },
);

test("after its timeout it fails with busy", async () => {
  const cause = busy(5);
  await expect(
    retryWithBackoff(() => Promise.reject(cause), classifySqliteError, 30),
  ).rejects.toMatchObject({ code: "busy", cause });
});

test("any other failure is not repeated", async () => {
  let tries = 0;
  const work = async () => {
    tries++;
    throw busy(19);
  };
  await expect(retryWithBackoff(work, classifySqliteError, 5_000)).rejects.toMatchObject({
    errcode: 19,
  });
  expect(tries).toBe(1);
});

test.each([13, 10, 778])(
  "F-16 a full or broken disk (code %i) fails at once with busy, without a retry",
  async (errcode) => {
    let tries = 0;
    const work = async () => {
      tries++;
      throw busy(errcode);
    };
    await expect(retryWithBackoff(work, classifySqliteError, 5_000)).rejects.toMatchObject({
      code: "busy",
    });
    expect(tries).toBe(1);
  },
);

const createError = (code: string, message = "") => Object.assign(new Error(message), { code });

test("errors of an unavailable PostgreSQL are retried, errors of a query are not", () => {
  for (const code of [
    "ECONNREFUSED",
    "ECONNRESET",
    "ENOENT",
    "08006",
    "57P01",
    "57P03",
    "57014",
    "53300",
    "40001",
    "40P01",
    "55P03",
  ])
    expect(classifyPostgresError(createError(code))).toBe("again");
  expect(
    classifyPostgresError(
      new AggregateError([createError("ECONNREFUSED"), createError("ECONNREFUSED")]),
    ),
  ).toBe("again");
  expect(classifyPostgresError(new Error("Connection terminated unexpectedly"))).toBe("again");
  expect(classifyPostgresError(new Error("timeout exceeded when trying to connect"))).toBe("again");
  expect(classifyPostgresError(createError("53100", "could not extend file"))).toBe("later");
  for (const code of ["23505", "22021", "42P01", "28P01", "3D000"])
    expect(classifyPostgresError(createError(code, "Connection terminated"))).toBeUndefined();
  expect(classifyPostgresError(new Error("Cannot read properties of undefined"))).toBeUndefined();
  expect(classifyPostgresError("text")).toBeUndefined();
});
