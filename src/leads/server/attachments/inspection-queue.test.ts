import { expect, test } from "vitest";
import { InspectionQueue } from "./inspection-queue.ts";

const options = { maxRunning: 2, maxWaiting: 20, maxPerVisitor: 4, lightCpuMs: 500 };

/** A queue whose work ends when the test calls `end`. */
function createQueue(changes: Partial<typeof options> = {}) {
  const queue = new InspectionQueue({ ...options, ...changes });
  const started: string[] = [];
  const ends = new Map<string, () => Promise<void>>();
  return {
    started,
    /** Requests one inspection. The first letter of its id is the visitor's name. */
    add(id: string, usedCpuMs = 0): Promise<unknown> {
      return queue.run({ name: id[0]!, usedCpuMs }, async (onCpuUsed) => {
        started.push(id);
        await new Promise<void>((resolve) =>
          ends.set(id, async () => {
            onCpuUsed(100);
            resolve();
            await new Promise((settled) => setImmediate(settled));
          }),
        );
      });
    },
    end: (id: string) => ends.get(id)!(),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("one document of a visitor is inspected at a time, three more wait, and only this visitor's next one is refused", async () => {
  const { add, end, started } = createQueue();
  for (const id of ["a1", "a2", "a3", "a4"]) void add(id);
  await settle();
  expect(started).toEqual(["a1"]);
  await expect(add("a5")).rejects.toMatchObject({ code: "too-many" });
  void add("b1");
  await settle();
  expect(started).toEqual(["a1", "b1"]);
  await end("a1");
  expect(started).toEqual(["a1", "b1", "a2"]);
});

test("visitors take turns, however many documents each has sent", async () => {
  const { add, end, started } = createQueue({ maxRunning: 1 });
  for (const id of ["a1", "a2", "a3", "b1", "b2", "c1"]) void add(id);
  await settle();
  for (const id of ["a1", "b1", "c1", "a2", "b2"]) await end(id);
  expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("visitors who have used much processor time leave one slot free, and wait for the others", async () => {
  const { add, end, started } = createQueue();
  for (const id of ["a1", "b1", "c1", "d1"]) void add(id, 1_000);
  await settle();
  expect(started).toEqual(["a1"]);
  void add("e1");
  await settle();
  expect(started).toEqual(["a1", "e1"]);
  void add("f1");
  await end("a1");
  expect(started).toEqual(["a1", "e1", "f1"]);
  await end("e1");
  expect(started).toEqual(["a1", "e1", "f1", "b1"]);
});

test("there is a limit for all visitors together, and failed work frees its slot", async () => {
  const queue = new InspectionQueue({ ...options, maxRunning: 1, maxWaiting: 2 });
  const { promise, reject } = Promise.withResolvers<never>();
  const failing = queue.run({ name: "a", usedCpuMs: 0 }, () => promise);
  const others = ["b", "c"].map((name) => queue.run({ name, usedCpuMs: 0 }, async () => name));
  await expect(queue.run({ name: "d", usedCpuMs: 0 }, async () => "d")).rejects.toMatchObject({
    code: "busy",
  });
  reject(new Error("x"));
  await expect(failing).rejects.toThrow("x");
  expect(await Promise.all(others)).toEqual(["b", "c"]);
  expect(await queue.run({ name: "d", usedCpuMs: 0 }, async () => "d")).toBe("d");
});
