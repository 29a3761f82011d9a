import type { Page, Route } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { auditPage, type PageAudit } from "#tools/seo-analyzer/engine/audit.ts";
import { createSource, type Made } from "../../fixtures/seo-rules/made-page.ts";
import type { AnalysisEvent, AnalysisState, FailureCode } from "#tools/seo-analyzer/contract.ts";
import { choosePlatform } from "#tools/seo-analyzer/engine/platform/choose-platform.ts";
import { readPage } from "#tools/seo-analyzer/engine/page/read-page.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import {
  auditSite,
  digestPage,
  type SiteAudit,
} from "#tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { createCrawl } from "../../fixtures/seo-rules/made-crawl.ts";
import { defaultSitePages } from "#tools/seo-analyzer/site-pages.ts";
import { toSiteReport } from "#tools/seo-analyzer/engine/site-audit/site-report.ts";

/** What the stub answers for an address: a kept audit, a reason, or work that does not end. */
export type StubResponse =
  | PageAudit
  | SiteAudit
  | { readonly failed: FailureCode }
  | { readonly events: readonly AnalysisEvent[] };

export function audited(made: Made): PageAudit {
  const source = createSource(made);
  return auditPage(readPage(source.html, source.url), source);
}

const link = (path: string, text: string): string => `<a href="${path}">${text}</a>`;

/**
 * A shop with something of everything: texts in both languages, long addresses, code, what passes
 * and what does not.
 */
export const shopPage: Made = {
  requestedUrl: "https://shop.example/",
  url: "https://shop.example/حقائب",
  tag: 'lang="ar"',
  head: `<title>حقائب</title><meta name="viewport" content="width=device-width"><meta property="og:title" content="حقائب جلدية مصنوعة باليد">`,
  body: `<h1>حقائب جلدية</h1>${Array.from({ length: 6 }, (_, i) => `${link(`/bags/${"long-".repeat(30)}${i}`, "اقرأ المزيد")}<img src="/bag-${i}.jpg">`).join("")}<p>${"نصنع الحقائب باليد ".repeat(50)}</p><a href="javascript:void(0)">Menu</a>`,
};

/** Eleven rules that pass, few that do not: a page of the best band. */
export const goodPage: Made = {
  url: "https://good.example/bags",
  headers: [
    ["content-type", "text/html; charset=utf-8"],
    ["content-encoding", "br"],
    ["etag", '"1"'],
    ["strict-transport-security", "max-age=31536000"],
    ["content-security-policy", "frame-ancestors 'none'"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "no-referrer"],
  ],
  head: `<title>Leather bags made by hand in old Cairo</title><meta name="description" content="${"Leather bags made by hand in old Cairo. ".repeat(4).slice(0, 140)}"><link rel="canonical" href="https://good.example/bags"><meta name="viewport" content="width=device-width"><link rel="icon" href="/i.svg">`,
  body: `<h1>Bags</h1>${link("/shoes", "Shoes by hand")}<p>${Array.from({ length: 320 }, (_, i) => `word${i}`).join(" ")}</p>`,
};

export function shopSite(): SiteAudit {
  const read = (path: string, made: Made) => {
    const source = createSource({ ...made, url: `https://shop.example${path}` });
    return digestPage(readPage(source.html, source.url), source);
  };
  const pages = Array.from({ length: 12 }, (_, i) =>
    read(`/bags/${i}`, {
      head: `<title>Bag ${i % 3}</title>`,
      body: link(`/bags/${i + 1}`, "Next bag"),
    }),
  );
  return auditSite(
    createCrawl(
      [
        read("/", {
          ...goodPage,
          head: goodPage.head!.replace("https://good.example/bags", "https://shop.example/"),
          body: `${goodPage.body}${link("/bags/0", "First bag")}${link("/gone", "Old offers")}`,
        }),
        ...pages,
      ],
      {
        broken: new Map([["https://shop.example/gone", { reason: "status", status: 404 }]]),
        unread: ["https://shop.example/bags/12"],
        isCut: true,
      },
    ),
  );
}

export interface RecordedRequests {
  readonly started: { url: string; scope?: string; locale: string; fresh?: boolean }[];
  readonly cancelled: string[];
}

/**
 * Puts answers by address in the place of the server's analyses. Ids are the addresses' places in
 * the order asked.
 */
export async function stubAnalyses(
  page: Page,
  answers: Readonly<Record<string, StubResponse>>,
): Promise<RecordedRequests> {
  const recorded: RecordedRequests = { started: [], cancelled: [] };
  const getStub = (id: string): StubResponse | undefined => answers[decodeURIComponent(id)];
  await page.route("**/api/seo-analyses", async (route: Route) => {
    if (route.request().method() === "GET")
      return route.fulfill({ json: { maxSitePages: defaultSitePages } });
    const input = route.request().postDataJSON() as RecordedRequests["started"][number];
    recorded.started.push(input);
    const id = input.scope === "site" ? `site ${input.url}` : input.url;
    await route.fulfill({ json: { id, isCached: false } });
  });
  await page.route(/\/api\/seo-analyses\/[^/?]+\/events/, async (route: Route) => {
    const answer = getStub(route.request().url().split("/").at(-2)!);
    const events =
      answer !== undefined && "events" in answer
        ? answer.events
        : [
            { type: "progress", stage: "judging", done: 100, total: 100 } as const,
            { type: "done" } as const,
          ];
    const body = events
      .map((event, i) => `id: ${i + 1}\ndata: ${JSON.stringify(event)}\n\n`)
      .join("");
    await route.fulfill({ contentType: "text/event-stream", body: `retry: 60000\n\n${body}` });
  });
  await page.route(/\/api\/seo-analyses\/[^/]+$/, async (route: Route) => {
    const url = new URL(route.request().url());
    const id = decodeURIComponent(url.pathname.split("/").at(-1)!);
    if (route.request().method() === "DELETE") {
      recorded.cancelled.push(id);
      return route.fulfill({ status: 204 });
    }
    const answer = getStub(id);
    if (answer === undefined) return route.fulfill({ status: 404, json: { code: "expired" } });
    const locale = (url.searchParams.get("locale") ?? "ar") as Locale;
    return route.fulfill({ json: readState(answer, locale, url.searchParams.get("platform")) });
  });
  return recorded;
}

function readState(answer: StubResponse, locale: Locale, platform: string | null): AnalysisState {
  if ("failed" in answer && typeof answer.failed === "string")
    return { state: "failed", code: answer.failed };
  if ("events" in answer) return { state: "running" };
  const audit = choosePlatform(answer as PageAudit | SiteAudit, platform);
  return {
    state: "done",
    report: audit.kind === "page" ? toReport(audit, locale) : toSiteReport(audit, locale),
    expiresAt: "2026-12-21T12:00:00.000Z",
  };
}

export async function openAnalyzer(page: Page, locale: Locale, query = ""): Promise<void> {
  await page.goto(localePath(locale, `/tools/seo-analyzer${query}`));
  // The island is live once its form takes what is typed.
  await page.locator("astro-island:not([ssr]) .seo-form input").first().waitFor();
}
