import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { offerMessages } from "#ui/offer-messages.ts";
import { answerMessages } from "../answer-messages.ts";
import type { TestResult } from "../contract.ts";
import { failureMessages } from "../failure-messages.ts";
import { httpMessages } from "../http-messages.ts";
import { messages } from "../messages.ts";
import { Results, type FinishedSite } from "./Results.tsx";
import type { BandwidthTest } from "./use-bandwidth-test.ts";

const base = {
  url: "https://shop.example/",
  askedUrl: "https://shop.example/",
  device: "mobile" as const,
  testedAt: "2026-11-21T12:00:00.000Z",
  totalBytes: 2_048,
  requests: 1,
  recommendations: [],
};
const browserResult: TestResult = {
  ...base,
  kind: "browser",
  score: 58,
  metrics: [],
  serverResponseMs: 90,
  filmStrip: [],
  byType: [{ name: "document", bytes: 2_048, requests: 1 }],
  byOrigin: [],
  lighthouseVersion: "13.5.0",
};
const httpResult: TestResult = {
  ...base,
  kind: "http",
  dnsMs: 24,
  connectMs: 61,
  firstByteMs: 412,
  wholeMs: 500,
  redirects: 0,
  encoding: "",
  isHttp2: true,
  cacheControl: "",
};
const measured = {
  phase: "done" as const,
  result: {
    latencyMs: 38,
    jitterMs: 52,
    loadedLatencyMs: 121,
    downloadMbps: 19.94,
    uploadMbps: 4.98,
    location: "Cairo",
    isServerLimited: false,
  },
};
const toSite = (result: TestResult): FinishedSite => ({
  phase: "done",
  id: "1",
  isCached: false,
  value: { state: "done", result, expiresAt: "2026-12-21T12:00:00.000Z" },
});
// The link of a result is the address of the page, which a test has not.
vi.stubGlobal("location", { href: "https://ro2ya.example/tools/speed-test?id=1" });

const nothing = (): void => undefined;
const render = (
  site: FinishedSite,
  bandwidth: BandwidthTest = measured,
  locale: Locale = "en",
): string =>
  renderToStaticMarkup(
    <Results
      t={pick(messages, locale)}
      failures={pick(failureMessages, locale)}
      offerTexts={pick(offerMessages, locale)}
      locale={locale}
      site={site}
      bandwidth={bandwidth}
      history={[]}
      connectionHistory={[]}
      clearConnectionHistory={nothing}
      url="https://shop.example/"
      onMeasureAlone={nothing}
      onBack={nothing}
      onNew={nothing}
    />,
  );
/** The places of these parts in the page, which have to grow. */
const expectOrder = (html: string, ...parts: readonly string[]): void => {
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

test("what is slow comes first, with its figures, then the site, then the connection", () => {
  const html = render(toSite(browserResult));
  expectOrder(
    html,
    "It is the site that is slow, not your connection.",
    "The site scores 58 out of 100",
    "Your download is 19.9 Mbps",
    'class="speed-site"',
    'class="speed-line"',
  );
  expectOrder(render(toSite(browserResult), measured, "ar"), "البطء من الموقع، لا من إنترنتك.");
});

test("a small gain is called one, and neither it nor an excellent score calls a site slow", () => {
  const advice = {
    id: "unminified-css",
    title: "CSS",
    text: "Make it smaller",
    savedMs: 0,
    savedBytes: 2_048,
    items: [],
  };
  const fast = { ...browserResult, score: 95, recommendations: [advice] };
  const html = render(toSite(fast));
  expect(html).toContain(messages.fastSiteTitle.en);
  expect(html).toContain("Saves about 2 KB (a small gain)");
  const good = render(toSite({ ...fast, score: 75 }));
  expect(good).toContain(messages.siteRecommendationsTitle.en);
  expect(good).not.toContain(messages.fastSiteTitle.en);
  // No visitor notices two kilobytes, so no help is offered for them.
  expect(good).not.toContain('class="kit-offer"');
  const slow = {
    ...fast,
    score: 75,
    recommendations: [advice, { ...advice, id: "bootup", savedMs: 640 }],
  };
  expect(render(toSite(slow)).replace(/<[^>]+>/g, "")).toContain("1 thing slows shop.example down");
});

test("a failure of the site comes before the connection, and brings no general advice", () => {
  const html = render({ phase: "failed", code: "does-not-exist" });
  expectOrder(html, 'role="alert"', "There is no site by this name", 'class="speed-line"');
  expect(html).not.toContain("speed-advice");
  const offered = { phase: "offered", shouldSaveData: false } as const;
  expect(render({ phase: "failed", code: "does-not-exist" }, offered)).not.toContain(
    "speed-advice",
  );
});

test("without a browser the page says what it cannot tell, and rates each figure in a sentence", () => {
  const html = render(toSite(httpResult));
  expectOrder(html, answerMessages.connectionFast.en, 'class="speed-rated"', 'class="speed-line"');
  for (const words of [
    httpMessages.dnsFast.en,
    httpMessages.firstByteFast.en,
    httpMessages.small.en,
    httpMessages.unspecified.en,
  ])
    expect(html.replaceAll("&#x27;", "'")).toContain(words);
  expect(html.match(/<li data-figure="\w+" data-band="good">/g)).toHaveLength(3);
  expect(html).toContain('<li data-figure="caching" data-band="average">');
});

test("general advice that a small page does not need is folded, and under a head for any site", () => {
  const html = render(toSite(browserResult));
  const advice = html.slice(html.indexOf('class="speed-always"'));
  expectOrder(
    advice,
    "For any site",
    "<details>",
    messages.notNeeded.en,
    "Optimize images",
    "Enable caching",
    "Use a CDN",
    "</details>",
  );
});

test("each delay has a verdict, and the grade a word, without names of the trade", () => {
  const html = render(toSite(browserResult));
  expect(html).toContain('data-figure="jitter" data-band="average"');
  const grade = html.slice(html.indexOf('class="speed-bloat"'));
  expectOrder(grade, ">C</bdi>", "Average", "<details>", "bufferbloat", "DSLReports");
});

test("an upload of over ten times the download is called unusual", () => {
  const words = "Your upload is over ten times your download";
  expect(render(toSite(browserResult))).not.toContain(words);
  const odd = { ...measured, result: { ...measured.result, downloadMbps: 0.4 } };
  expect(render(toSite(browserResult), odd)).toContain(words);
});

test("the limits for the router are rounded as every other speed is", () => {
  const fast = { ...measured, result: { ...measured.result, downloadMbps: 2_000 } };
  expect(render(toSite(browserResult), fast)).toContain("limit it to 1,800 Mbps down and 4.5 up");
});
