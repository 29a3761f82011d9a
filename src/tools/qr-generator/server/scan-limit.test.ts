import { expect, test } from "vitest";
import { ScanLimit } from "./scan-limit.ts";

function start() {
  let ms = Date.parse("2026-11-26T10:00:00Z");
  const limit = new ScanLimit({ hashIp: (ip) => ip, now: () => new Date(ms) });
  const countTaken = (scans: number, ip: (i: number) => string, id = "22222222") =>
    Array.from({ length: scans }, (_, i) => limit.take(id, ip(i))).filter(Boolean).length;
  return { limit, countTaken, wait: (minutes: number) => void (ms += minutes * 60_000) };
}

test("thirty scans of one address count at once, then one a minute, for each code", () => {
  const { countTaken, wait } = start();
  const one = () => "203.0.113.1";
  expect(countTaken(200, one)).toBe(30);
  expect(countTaken(200, one, "33333333")).toBe(30);
  expect(countTaken(200, () => "203.0.113.2")).toBe(30);
  wait(1);
  expect(countTaken(200, one)).toBe(1);
  wait(0.5);
  expect(countTaken(200, one)).toBe(0);
  wait(60);
  expect(countTaken(200, one)).toBe(30);
});

test("one address that never rests adds 1,470 scans to a day, a whole network 7,350", () => {
  const { countTaken, wait } = start();
  let [address, network] = [0, 0];
  for (let minute = 0; minute < 24 * 60; minute++) {
    address += countTaken(3, () => "203.0.113.1");
    network += countTaken(200, (i) => `2001:db8:1:${i.toString(16)}00::1`);
    wait(1);
  }
  expect(address).toBeLessThanOrEqual(1_470);
  expect(network).toBeLessThanOrEqual(7_350);
  expect(network).toBeGreaterThan(7_000);
});

test("nothing of an address is kept for longer than half an hour after its last scan", () => {
  const { limit, countTaken, wait } = start();
  countTaken(100, (i) => `198.18.${i}.1`);
  expect(limit.size).toBe(200);
  wait(29);
  countTaken(1, () => "203.0.113.1");
  expect(limit.size).toBe(202);
  wait(1);
  countTaken(1, () => "203.0.113.1");
  expect(limit.size).toBe(2);
});

test("a flood of addresses takes no more than its room", () => {
  const { limit, countTaken } = start();
  expect(countTaken(60_000, (i) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)).toBeGreaterThan(
    0,
  );
  expect(limit.size).toBeLessThanOrEqual(50_002);
});
