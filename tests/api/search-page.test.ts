import { expect, test } from "vitest";
import { parseFragment, serialize } from "parse5";
import { startApp } from "./start-app.ts";

const get = async (url: string) => (await startApp()).app.inject({ method: "GET", url });
const listLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href!);

test("what is asked is answered with a page in the language of its address, the words in the field", async () => {
  const arabic = await get(`/search?q=${encodeURIComponent("الاستضافه")}`);
  expect(arabic.statusCode).toBe(200);
  expect(arabic.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(arabic.headers["x-robots-tag"]).toBe("noindex");
  expect(arabic.body).toContain('<html lang="ar">');
  expect(arabic.body).toContain('value="الاستضافه"');
  expect(arabic.body).toContain("نتيجة واحدة");
  expect(arabic.body).toContain("خدمة");
  expect(listLinks(arabic.body)).toEqual(["/services/hosting"]);
  const english = await get("/en/search?q=hosting");
  expect(english.body).toContain("1 result");
  expect(english.body).toContain("<mark>Hosting</mark> &#38; maintenance</a> Service");
  expect(listLinks(english.body)).toEqual(["/en/services/hosting"]);
});

test("a result shows its excerpt with the word marked that matched, as text", async () => {
  const { body } = await get(`/search?q=${encodeURIComponent("رموز")}`);
  expect(body).toContain("<i><mark>رموز</mark> &#60;تُمسح&#62;</i>");
});

test("results of several kinds can be narrowed to one, and what narrows to nothing shows all", async () => {
  const listChoices = (html: string): readonly string[] =>
    [...html.matchAll(/<a href="\?([^"]*)" aria-current="(\w+)">([^<]*)<\/a>/g)].map(
      ([, query, isCurrent, name]) => `${name}: ${query} ${isCurrent}`,
    );
  const all = (await get("/en/search?q=server%20%26")).body;
  expect(listChoices(all)).toEqual([
    "All 2: q=server+%26 true",
    "Services 1: q=server+%26&#38;kind=service false",
    "Tutorials 1: q=server+%26&#38;kind=tutorial false",
  ]);
  const services = (await get("/en/search?q=server&kind=service")).body;
  expect(listLinks(services)).toEqual(["/en/services/hosting"]);
  expect(services).toContain("1 result");
  expect(listChoices(services)[1]).toContain("kind=service true");
  for (const kind of ["project", "constructor", "<b>", "service&kind=tool"]) {
    const { body } = await get(`/en/search?q=server&kind=${kind}`);
    expect(body, kind).toContain("2 results");
  }
  // Results of one kind need no choice.
  expect(listChoices((await get("/en/search?q=hosting")).body)).toEqual([]);
});

test("a misspelt question is answered with a link to the one that was meant", async () => {
  const { body } = await get("/en/search?q=hsting");
  expect(body).toContain('<a href="?q=hosting">Did you mean “hosting”?</a>');
  expect((await get("/en/search?q=hosting")).body).not.toContain("Did you mean");
  expect((await get("/en/search")).body).not.toContain("Did you mean");
});

test("without a question it asks for one, and without a result it says so and helps on", async () => {
  for (const url of ["/en/search", "/en/search?q=", "/en/search?q=%20%20", "/en/search?other=1"]) {
    const { body } = await get(url);
    expect(body, url).toContain("Type what you are looking for");
    expect(body, url).not.toContain("advice");
    expect(body, url).toContain("<b>ways</b>");
    expect(body, url).not.toContain("<ol>");
  }
  const none = (await get("/en/search?q=pizza")).body;
  expect(none).toContain("Nothing on the site matches your search.");
  expect(none).toContain("<p>advice</p>");
  expect(none).toContain("<b>ways</b>");
  expect((await get("/en/search?q=hosting")).body).not.toContain("ways");
  expect(none).not.toContain("<ol>");
});

test.each([
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus '",
  "%%status%% %%none%%x%%/none%% %%hit%%",
  "$& $1 $` $'",
  "</p><script>",
  "javascript:alert(1)",
  "\u0000\u0007\u202e",
  "a".repeat(200_00),
  "\ud800",
  "constructor hasOwnProperty",
  "😀".repeat(100),
])("a hostile question %# comes out as text and changes nothing of the page", async (query) => {
  const { app } = await startApp();
  const answer = await app.inject({ method: "GET", url: "/en/search", query: { q: query } });
  expect(answer.statusCode).toBe(200);
  const tags = (html: string): readonly string[] =>
    serialize(parseFragment(html)).match(/<[a-z]+(?=[\s>])/g) ?? [];
  const hasOnlyText = (
    await app.inject({ method: "GET", url: "/en/search", query: { q: "pizza" } })
  ).body;
  expect(tags(answer.body)).toEqual(tags(hasOnlyText));
  expect(answer.body).not.toContain("\u0000");
  expect(answer.body.length).toBeLessThan(hasOnlyText.length + 600);
  expect(answer.body.match(/value="([^"]*)"/)![1]).not.toMatch(/[<>']/);
});

test("a question that is asked twice counts once, and one that cannot be decoded is no accident", async () => {
  const { app } = await startApp();
  expect(listLinks((await app.inject("/en/search?q=hosting&q=x")).body)).toEqual([
    "/en/services/hosting",
  ]);
  for (const url of [
    "/search?q=%E0%A4%A",
    "/search?q=%",
    "/search?q[]=a&q[]=b",
    "/search?q[__proto__]=x",
  ])
    expect((await app.inject(url)).statusCode, url).toBeLessThan(500);
});

test("an address with a slash at its end moves to the one without, its question kept", async () => {
  const answer = await get("/en/search/?q=seo");
  expect([answer.statusCode, answer.headers.location]).toEqual([308, "/en/search?q=seo"]);
});

test("where the site was not built the answer is bare, and there", async () => {
  const { app } = await startApp({
    templates: { get: () => undefined },
  });
  const { body, statusCode } = await app.inject("/search?q=استضافة");
  expect(statusCode).toBe(200);
  expect(body).toContain("الاستضافة والصيانة");
});
