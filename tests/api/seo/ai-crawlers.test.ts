import { afterAll, beforeEach, expect, test } from "vitest";
import { AnalysisState, startAnalysis, type PageReport } from "#tools/seo-analyzer/contract.ts";
import { mappedNetwork } from "../../loopback/mapped-network.ts";
import { startSites, type LoopbackSites } from "../../loopback/sites.ts";
import { startApp } from "../start-app.ts";

const sites: LoopbackSites = await startSites();
afterAll(() => sites.close());
beforeEach(() => void (sites.requests as string[]).splice(0));

async function analyze(
  url: string,
  { locale = "en", scope = "page" }: { locale?: "ar" | "en"; scope?: "page" | "site" } = {},
): Promise<PageReport> {
  const { app } = await startApp({ network: mappedNetwork(sites.map) });
  const started = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url, locale, scope },
  });
  const { id } = startAnalysis.output.parse(started.json());
  await app.inject({ url: `${startAnalysis.path}/${id}/events` });
  const state = AnalysisState.parse(
    (await app.inject({ url: `${startAnalysis.path}/${id}?locale=${locale}` })).json(),
  );
  if (state.state !== "done") throw new Error(JSON.stringify(state));
  return state.report as PageReport;
}

const getVerdicts = ({ ai }: PageReport) =>
  Object.fromEntries(
    ai!.groups.flatMap(({ crawlers }) =>
      crawlers.map(({ token, verdict, reason }) => [token, `${verdict}, ${reason}`]),
    ),
  );

test("O-46 O-47 O-48 the report says who may read the page by the site's robots.txt, and what is found", async () => {
  const report = await analyze("http://assistants.example/");
  expect(report.ai!.headline).toBe("1 of 27 names of AI crawlers may read this page.");
  expect(getVerdicts(report)).toMatchObject({
    GPTBot: "blocked, by its own group in robots.txt",
    CCBot: "blocked, by its own group in robots.txt",
    "OAI-SearchBot": "allowed, by its own group in robots.txt",
    PerplexityBot: "blocked, by the group for all (*) in robots.txt",
  });
  expect(report.ai!.advice.text).toContain("Claude-SearchBot, PerplexityBot, Googlebot");
  expect(report.ai!.opening.startsWith("فخار الفسطاط من يد صانعه نصنع الفخار")).toBe(true);
  expect(report.ai!.words.sent).toBeGreaterThan(320);
  expect(report.ai!.llmsTxt.text).toContain("titled: فخار الفسطاط.");
  const arabic = await analyze("http://assistants.example/", { locale: "ar" });
  expect(arabic.ai!.headline).toBe(
    "المسموح له بقراءة هذه الصفحة: 1 من 27 اسمًا لبرامج الذكاء الاصطناعي.",
  );
  expect(arabic.score).toBe(report.score);
});

test("a robots.txt that answers 503 blocks all but Amazon's crawlers, and a page is no llms.txt", async () => {
  const report = await analyze("http://failing-robots.example/");
  expect(report.ai!.headline).toBe("3 of 27 names of AI crawlers may read this page.");
  expect(getVerdicts(report)).toMatchObject({
    Googlebot: "blocked, robots.txt cannot be read",
    Amazonbot:
      "allowed, robots.txt cannot be read; its operator says it then acts as if there were none",
  });
  expect(report.ai!.advice.text).toContain("robots.txt could not be read");
  expect(report.ai!.llmsTxt.text).toContain("We found no llms.txt on the site.");
});

test("llms.txt is fetched once, not where robots.txt forbids it to our crawler, and not in a crawl", async () => {
  await analyze("http://good.example/");
  expect(sites.requests.filter((one) => one.endsWith("/llms.txt"))).toEqual([
    "GET good.example/llms.txt",
  ]);
  const hidden = await analyze("http://hidden-llms.example/");
  expect(hidden.ai!.llmsTxt.text).toContain("We found no llms.txt");
  expect(sites.requests).not.toContain("GET hidden-llms.example/llms.txt");
  (sites.requests as string[]).splice(0);
  await analyze("http://good.example/", { scope: "site" });
  expect(sites.requests.filter((one) => one.endsWith("/llms.txt"))).toEqual([]);
});

test("an error page has no such part", async () => {
  expect((await analyze("http://gone.example/")).ai).toBeUndefined();
});
