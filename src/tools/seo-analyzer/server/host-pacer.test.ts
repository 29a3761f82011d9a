import { expect, test } from "vitest";
import { HostPacer } from "./host-pacer.ts";

const { signal } = new AbortController();

test("a host that asks for a wait gets no request before its end, also none that already waits", async () => {
  const pacer = new HostPacer(10);
  const starts: number[] = [];
  const send = () =>
    pacer.run("a.test", signal, async () => {
      if (starts.push(performance.now()) === 1) pacer.hold("a.test", 100);
    });
  await Promise.all([send(), send(), send()]);
  expect(starts).toHaveLength(3);
  for (const start of starts.slice(1)) expect(start - starts[0]!).toBeGreaterThanOrEqual(99);
});

test("after it is slowed down a host has one request at a time", async () => {
  const pacer = new HostPacer(0);
  const open: number[] = [];
  let running = 0;
  const send = () =>
    pacer.run("a.test", signal, async () => {
      open.push(++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
    });
  await Promise.all([send(), send(), send(), send()]);
  expect(Math.max(...open)).toBe(2);
  pacer.slowDown("a.test", 1);
  open.length = 0;
  await Promise.all([send(), send(), send(), send()]);
  expect(open).toEqual([1, 1, 1, 1]);
});

test("what waits for its turn ends with the signal", async () => {
  const pacer = new HostPacer(60_000);
  const controller = new AbortController();
  const sent: number[] = [];
  const all = [1, 2, 3].map((id) =>
    pacer.run("a.test", controller.signal, async () => sent.push(id)),
  );
  controller.abort(new Error("the crawl has ended"));
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(sent).toEqual([]);
});
