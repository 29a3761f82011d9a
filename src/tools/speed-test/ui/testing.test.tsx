import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import type { Job } from "#ui/job/use-job.ts";
import type { TestEvent, TestState } from "../contract.ts";
import { failureMessages } from "../failure-messages.ts";
import { messages } from "../messages.ts";
import { getShare, Testing } from "./Testing.tsx";
import type { BandwidthTest } from "./use-bandwidth-test.ts";

const t = pick(messages, "en");
const failures = pick(failureMessages, "en");
const createWorking = (
  done: number,
  total: number,
  position: number | null = null,
): Job<TestState, TestEvent> => ({ phase: "working", position, stage: "loading", done, total });
const createMeasuring = (share: number): BandwidthTest => ({
  phase: "working",
  progress: { phase: "upload", share, figures: { latencyMs: 20.4, downloadMbps: 19.96 } },
});
const measured: BandwidthTest = { phase: "left-out", why: "skipped" };

test("V-07 both parts count half, and the progress is 100 only when both are over", () => {
  expect(getShare(createMeasuring(0), createWorking(0, 0))).toBe(0);
  expect(getShare(createMeasuring(0.5), createWorking(25, 100))).toBe(0.375);
  expect(getShare(createMeasuring(1), createWorking(99, 100))).toBeLessThan(1);
  expect(
    getShare(
      { phase: "failed", code: "broken", retryAfterSeconds: 0 },
      { phase: "failed", code: "refused" },
    ),
  ).toBe(1);
});

test("without a site the progress is that of the connection, and no site is named", () => {
  expect(getShare(createMeasuring(0.5), { phase: "idle" })).toBe(0.5);
  const html = renderToStaticMarkup(
    <Testing
      t={t}
      failures={failures}
      locale="en"
      bandwidth={createMeasuring(0.5)}
      site={{ phase: "idle" }}
      onCancel={() => undefined}
    />,
  );
  expect(html).toContain(t.measuringUpload);
  expect(html).not.toContain(t.siteNotMeasured);
});

test("a bandwidth test that is left out does not count", () => {
  expect(getShare(measured, createWorking(30, 100))).toBe(0.3);
});

test("V-06 a running test shows a progress bar, the stage of each part, and the figures so far", () => {
  const html = renderToStaticMarkup(
    <Testing
      t={t}
      failures={failures}
      locale="en"
      bandwidth={createMeasuring(0.5)}
      site={createWorking(25, 100)}
      onCancel={() => undefined}
    />,
  );
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-valuenow="37"');
  for (const words of [t.measuringUpload, t.stageLoading, "20 ms", "20.0 Mbps"])
    expect(html).toContain(words);
});

test("a waiting visitor sees how many are before", () => {
  const html = renderToStaticMarkup(
    <Testing
      t={t}
      failures={failures}
      locale="en"
      bandwidth={measured}
      site={createWorking(0, 0, 3)}
      onCancel={() => undefined}
    />,
  );
  expect(html).toContain("2 tests ahead of yours");
});

test("a connection that waits for the site is named as the next part, and is no progress yet", () => {
  const waiting: BandwidthTest = { phase: "waiting", shouldSaveData: false };
  expect(getShare(waiting, createWorking(30, 100))).toBe(0.15);
  const html = renderToStaticMarkup(
    <Testing
      t={t}
      failures={failures}
      locale="en"
      bandwidth={waiting}
      site={createWorking(1, 100)}
      onCancel={() => undefined}
    />,
  );
  expect(html).toContain(t.bandwidthWaiting);
  expect(html).toContain(t.checkingTitle);
  expect(html).not.toContain(`>${t.testingTitle}<`);
  // The gauge is that of the connection, and would push what is waited for out of a small window.
  expect(html).not.toContain("speed-live");
});

test("a site that fails while the connection is measured is said to fail at once, with its reason", () => {
  const html = renderToStaticMarkup(
    <Testing
      t={t}
      failures={failures}
      locale="en"
      bandwidth={createMeasuring(0.5)}
      site={{ phase: "failed", code: "http-error" }}
      onCancel={() => undefined}
    />,
  );
  expect(html).toContain("The site answered with an error page");
});
