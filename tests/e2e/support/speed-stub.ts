import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type {
  BrowserResult,
  Device,
  FailureCode,
  HttpResult,
  TestEvent,
  TestResult,
  TestState,
} from "#tools/speed-test/contract.ts";
import type { BandwidthResult } from "#tools/speed-test/ui/measure-bandwidth.ts";

/** What the stub answers for an address: a result, a reason, or work that does not end. */
export type StubResponse =
  TestResult | { readonly failed: FailureCode } | { readonly events: readonly TestEvent[] };

const common = {
  askedUrl: "https://shop.example/",
  url: "https://shop.example/",
  device: "mobile",
  testedAt: "2026-11-21T12:00:00.000Z",
  totalBytes: 2_411_000,
  requests: 64,
} as const;

/** Frames of a page that fills from above, as small JPEGs. */
async function createFrames(): Promise<BrowserResult["filmStrip"]> {
  return Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const rows = [
        '<rect width="120" height="22" fill="#1b1530"/>',
        '<rect x="10" y="34" width="100" height="60" fill="#f4a72c"/>',
        '<rect x="10" y="104" width="70" height="8" fill="#5b5470"/><rect x="10" y="118" width="90" height="8" fill="#b8aecf"/>',
        '<rect x="10" y="138" width="46" height="60" fill="#6d28d9"/><rect x="64" y="138" width="46" height="60" fill="#0e8a7d"/>',
      ].slice(0, Math.floor(i / 1.7));
      const jpeg = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="210"><rect width="120" height="210" fill="#fff"/>${rows.join("")}</svg>`,
        ),
      )
        .jpeg()
        .toBuffer();
      return { atMs: 750 * (i + 1), picture: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
    }),
  );
}

/**
 * A heavy shop: every band of a metric, every type, more origins than there is glass, long
 * addresses.
 */
export const browserResult: BrowserResult = {
  ...common,
  kind: "browser",
  score: 58,
  serverResponseMs: 430,
  lighthouseVersion: "13.5.0",
  metrics: [
    { id: "fcp", value: 1_640, band: "good", weight: 10 },
    { id: "lcp", value: 5_210, band: "poor", weight: 25 },
    { id: "tbt", value: 320, band: "average", weight: 30 },
    { id: "cls", value: 0.134, band: "average", weight: 25 },
    { id: "speed-index", value: 4_480, band: "average", weight: 10 },
  ],
  filmStrip: await createFrames(),
  byType: [
    { name: "image", bytes: 1_480_000, requests: 31 },
    { name: "script", bytes: 560_000, requests: 14 },
    { name: "font", bytes: 190_000, requests: 5 },
    { name: "stylesheet", bytes: 92_000, requests: 6 },
    { name: "document", bytes: 61_000, requests: 2 },
    { name: "other", bytes: 28_000, requests: 6 },
  ],
  byOrigin: [
    { name: "shop.example", bytes: 1_320_000, requests: 28 },
    { name: "cdn.a-rather-long-name-of-a-host.example", bytes: 640_000, requests: 16 },
    { name: "fonts.example", bytes: 190_000, requests: 5 },
    { name: "tags.example", bytes: 121_000, requests: 6 },
    { name: "chat.example", bytes: 70_000, requests: 3 },
    { name: "maps.example", bytes: 40_000, requests: 2 },
    { name: "count.example", bytes: 18_000, requests: 2 },
    { name: "ads.example", bytes: 8_000, requests: 1 },
    { name: "", bytes: 4_000, requests: 1 },
  ],
  waterfall: [
    ["https://shop.example/", "document", 0, 430, 61_000, false, null],
    ["https://shop.example/theme.css", "stylesheet", 440, 810, 92_000, false, "blocking"],
    ["https://tags.example/gtm.js?id=GTM-1", "script", 450, 1_120, 121_000, true, null],
    [
      `https://shop.example/images/${"bag-of-leather-".repeat(6)}1.jpg`,
      "image",
      830,
      2_400,
      980_000,
      false,
      "lcp",
    ],
  ].map(([url, type, startMs, endMs, bytes, isThirdParty, mark]) => ({
    url,
    type,
    startMs,
    endMs,
    bytes,
    isThirdParty,
    mark,
  })) as NonNullable<BrowserResult["waterfall"]>,
  thirdParties: [
    { name: "Google Tag Manager", bytes: 121_000, mainThreadMs: 240 },
    { name: "chat.example", bytes: 70_000, mainThreadMs: 35 },
  ],
  recommendations: [
    {
      id: "image-delivery-insight",
      title: "حسّن تسليم الصور",
      text: "تصغير الصور إلى مقاس عرضها وحفظها بصيغة حديثة يسرّع ظهور أكبر عنصر.",
      fix: "قدّم مقاسات عدة في srcset.",
      effort: { by: "owner", time: "hour" },
      savedMs: 1_850,
      savedBytes: 980_000,
      items: [
        `https://shop.example/images/${"bag-of-leather-".repeat(6)}1.jpg`,
        "https://shop.example/حقائب/2.png",
      ],
    },
    {
      id: "render-blocking-insight",
      title: "ملفات تؤخر الرسم",
      text: "هذه الملفات توقف أول ظهور حتى تصل.",
      savedMs: 640,
      savedBytes: 0,
      items: ["https://shop.example/theme.css"],
    },
    {
      id: "unused-javascript",
      title: "برمجيات لا تُستعمل",
      text: "احذف ما لا تحتاج إليه الصفحة، وأجّل الباقي.",
      savedMs: 0,
      savedBytes: 214_000,
      items: [],
    },
  ],
};

export const httpResult: HttpResult = {
  ...common,
  kind: "http",
  totalBytes: 84_000,
  requests: 1,
  recommendations: [
    {
      id: "http-compression",
      title: "اضغط الصفحة",
      text: "تصل الصفحة كما هي بلا ضغط.",
      savedMs: 0,
      savedBytes: 61_000,
      items: [],
    },
  ],
  dnsMs: 24,
  connectMs: 61,
  firstByteMs: 412,
  wholeMs: 1_130,
  redirects: 1,
  encoding: "",
  isHttp2: true,
  cacheControl: "no-cache, must-revalidate",
};

export const bandwidthResult: BandwidthResult = {
  latencyMs: 38.4,
  jitterMs: 4.2,
  loadedLatencyMs: 121,
  downloadMbps: 19.94,
  uploadMbps: 4.98,
  location: "القاهرة",
  isServerLimited: false,
};

interface RecordedRequests {
  readonly started: { url: string; device: Device; locale: string }[];
  readonly cancelled: string[];
}

/** Puts answers by address in the place of the server's tests. An address's id is the address. */
export async function stubTests(
  page: Page,
  answers: Record<string, StubResponse>,
): Promise<RecordedRequests> {
  const recorded: RecordedRequests = { started: [], cancelled: [] };
  await page.route("**/api/speed-tests", async (route: Route) => {
    const input = route.request().postDataJSON() as RecordedRequests["started"][number];
    recorded.started.push(input);
    await route.fulfill({ status: 201, json: { id: input.url, isCached: false } });
  });
  await page.route(/\/api\/speed-tests\/[^/?]+\/events/, async (route: Route) => {
    const answer = answers[decodeURIComponent(route.request().url().split("/").at(-2)!)];
    const events: readonly TestEvent[] =
      answer !== undefined && "events" in answer
        ? answer.events
        : [{ type: "progress", stage: "loading", done: 40, total: 100 }, { type: "done" }];
    const body = events
      .map((event, i) => `id: ${i + 1}\ndata: ${JSON.stringify(event)}\n\n`)
      .join("");
    await route.fulfill({ contentType: "text/event-stream", body: `retry: 60000\n\n${body}` });
  });
  await page.route(/\/api\/speed-tests\/[^/]+$/, async (route: Route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1)!);
    if (route.request().method() === "DELETE") {
      recorded.cancelled.push(id);
      return route.fulfill({ status: 204 });
    }
    const answer = answers[id];
    return answer === undefined
      ? route.fulfill({ status: 404, json: { code: "expired" } })
      : route.fulfill({ json: readState(answer) });
  });
  return recorded;
}

function readState(answer: StubResponse): TestState {
  if ("failed" in answer) return { state: "failed", code: answer.failed };
  if ("events" in answer) return { state: "running" };
  return { state: "done", result: answer, expiresAt: "2026-12-21T12:00:00.000Z" };
}

/**
 * The line's endpoints are the product's own; what the server says it grants is small here, so that
 * little is moved.
 */
export async function stubShortBandwidth(page: Page, changed: object = {}): Promise<void> {
  await page.route("**/api/line?*", (route: Route) =>
    route.fulfill({
      json: {
        location: "القاهرة",
        budgetBytes: 9e6,
        retryAfterS: 600,
        isBusy: false,
        serverMbps: 1e6,
        ...changed,
      },
    }),
  );
}

export async function openSpeedTest(page: Page, locale: Locale, query = ""): Promise<void> {
  await clearTab(page);
  await page.goto(localePath(locale, `/tools/speed-test${query}`));
  await page.locator("astro-island:not([ssr]) .speed").first().waitFor();
}

/** Deletes what the tab has stored, so that the tool opens as at the first visit. */
export async function clearTab(page: Page): Promise<void> {
  if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
}
