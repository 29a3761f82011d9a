import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { parseRobots, parseRobotsResponse } from "./robots.ts";
import { robotName } from "#platform/egress/crawler.ts";

const allows = (text: string, agent: string, url: string) => parseRobots(text).allows(agent, url);

/** Google's published cases (google/robotstxt, robots_test.cc), by their original names. */
test("Google: system test", () => {
  const text = "user-agent: FooBot\ndisallow: /\n";
  expect(allows("", "FooBot", "http://a.example/x")).toBe(true);
  expect(allows(text, "FooBot", "http://a.example/x")).toBe(false);
  expect(allows(text, "*", "http://a.example/x")).toBe(true);
});

test.each([
  ["user-agent: FooBot\ndisallow: /\n", false],
  ["foo: FooBot\nbar: /\n", true],
  ["user-agent FooBot\ndisallow /\n", false],
])("Google: line syntax %j", (text, expected) => {
  expect(allows(text, "FooBot", "http://foo.bar/x/y")).toBe(expected);
});

test("Google: groups", () => {
  const text =
    "allow: /foo/bar/\n\nuser-agent: FooBot\ndisallow: /\nallow: /x/\nuser-agent: BarBot\ndisallow: /\nallow: /y/\n\n\nallow: /w/\nuser-agent: BazBot\n\nuser-agent: FooBot\nallow: /z/\ndisallow: /\n";
  const at = (path: string) => `http://foo.bar${path}`;
  expect(["/x/b", "/z/d", "/y/c"].map((path) => allows(text, "FooBot", at(path)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(["/y/c", "/w/a", "/z/d"].map((path) => allows(text, "BarBot", at(path)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(allows(text, "BazBot", at("/z/d"))).toBe(true);
  expect(
    ["/foo/bar/", "/foo/bar/"].map((path, i) => allows(text, ["FooBot", "BarBot"][i]!, at(path))),
  ).toEqual([false, false]);
  expect(allows(text, "BazBot", at("/foo/bar/"))).toBe(false);
});

test.each([
  ["user-agent: BarBot\nsitemap: https://foo.bar/sitemap\nuser-agent: *\ndisallow: /\n", "BarBot"],
  ["user-agent: FooBot\ndisallow: /\nunknown: x\nuser-agent: BarBot\ndisallow: /y\n", "FooBot"],
])("Google: other lines do not end a group %j", (text, agent) => {
  expect(allows(text, agent, "http://foo.bar/")).toBe(false);
});

test.each(["user-agent", "USER-AGENT", "uSeR-aGeNt", "useragent", "user agent"])(
  "Google: keys in any case and with common mistakes: %s",
  (key) => {
    const text = `${key}: FooBot\ndIsAlLoW: /\nALLOW: /x/\n`;
    expect(allows(text, "FooBot", "http://foo.bar/x/y")).toBe(true);
    expect(allows(text, "FooBot", "http://foo.bar/a/b")).toBe(false);
  },
);

test.each(["dissallow", "dissalow", "disalow", "diasllow", "disallaw"])(
  "Google: %s means disallow",
  (key) => {
    expect(allows(`user-agent: *\n${key}: /x/\n`, "FooBot", "http://foo.bar/x/y")).toBe(false);
  },
);

test.each(["FOO BAR", "foo bar", "FoO bAr", "Foo/1.0", "FOO"])(
  "Google: an agent's name ends where its token does: %s",
  (name) => {
    const text = `User-Agent: ${name}\nAllow: /x/\nDisallow: /\n`;
    expect([
      allows(text, "Foo", "http://foo.bar/x/y"),
      allows(text, "foo", "http://foo.bar/a/b"),
    ]).toEqual([true, false]);
  },
);

test("Google: a name is compared whole and in any case", () => {
  const text = "user-agent: Googlebot-Image\ndisallow: /\nuser-agent: bing\ndisallow: /\n";
  expect(allows(text, "Googlebot", "http://a.example/")).toBe(true);
  expect(allows(text, "bingbot", "http://a.example/")).toBe(true);
  expect(allows(text, "GOOGLEBOT-IMAGE", "http://a.example/")).toBe(false);
});

test("Google: a crawler's own group replaces the general one, also where it is empty", () => {
  const text = "user-agent: *\ndisallow: /x/\nuser-agent: FooBot\ndisallow: /y/\n";
  expect([
    allows(text, "FooBot", "http://foo.bar/x/"),
    allows(text, "FooBot", "http://foo.bar/y/"),
  ]).toEqual([true, false]);
  expect([
    allows(text, "QuxBot", "http://foo.bar/x/"),
    allows(text, "QuxBot", "http://foo.bar/y/"),
  ]).toEqual([false, true]);
  expect(
    allows(
      "user-agent: FooBot\nallow: /\nuser-agent: *\ndisallow: /\n",
      "FooBot",
      "http://foo.bar/x",
    ),
  ).toBe(true);
  expect(allows("user-agent: * baz\ndisallow: /\n", "FooBot", "http://foo.bar/x")).toBe(false);
  expect(allows("user-agent: *baz\ndisallow: /\n", "FooBot", "http://foo.bar/x")).toBe(true);
});

test("Google: paths are compared with their case", () => {
  expect(allows("user-agent: FooBot\ndisallow: /x/\n", "FooBot", "http://foo.bar/x/y")).toBe(false);
  expect(allows("user-agent: FooBot\ndisallow: /X/\n", "FooBot", "http://foo.bar/x/y")).toBe(true);
});

test.each([
  ["disallow: /x/page.html\nallow: /x/\n", false],
  ["disallow: /x/\nallow: /x/page.html\n", true],
  ["disallow: \nallow: \n", true],
  ["disallow: /\nallow: /\n", true],
  ["disallow: /x\nallow: /x/\n", true],
  ["disallow: /x/page.html\nallow: /x/page.html\n", true],
  ["allow: /page\ndisallow: /*.html\n", false],
  ["allow: /x/page.\ndisallow: /*.html\n", true],
  ["disallow: /x/\nallow: /x/*.html$\n", true],
])("Google: the longest match decides, allow in a draw: %j", (rules, expected) => {
  expect(allows(`user-agent: FooBot\n${rules}`, "FooBot", "http://foo.bar/x/page.html")).toBe(
    expected,
  );
});

test("Google: the longest match, one character shorter", () => {
  const text = "user-agent: FooBot\ndisallow: /x\nallow: /x/\n";
  expect([
    allows(text, "FooBot", "http://foo.bar/x"),
    allows(text, "FooBot", "http://foo.bar/x/"),
  ]).toEqual([false, true]);
  expect(allows("user-agent: *\ndisallow: /x$\nallow: /x\n", "FooBot", "http://foo.bar/xyz")).toBe(
    true,
  );
});

test("Google: characters beyond ASCII equal their percent codes", () => {
  const rule = (pattern: string) => `User-agent: FooBot\nDisallow: /\nAllow: ${pattern}\n`;
  expect(
    allows(
      rule("/foo/bar?qux=taz&baz=http://foo.bar?tar&par"),
      "FooBot",
      "http://foo.bar/foo/bar?qux=taz&baz=http://foo.bar?tar&par",
    ),
  ).toBe(true);
  expect(allows(rule("/foo/bar/ツ"), "FooBot", "http://foo.bar/foo/bar/%E3%83%84")).toBe(true);
  expect(allows(rule("/foo/bar/%e3%83%84"), "FooBot", "http://foo.bar/foo/bar/ツ")).toBe(true);
  expect(allows(rule("/مقالات/"), "FooBot", "http://foo.bar/مقالات/أول")).toBe(true);
  expect(allows(rule("/foo/bar/%62%61%7A"), "FooBot", "http://foo.bar/foo/bar/baz")).toBe(false);
  expect(allows(rule("/foo/bar/%62%61%7A"), "FooBot", "http://foo.bar/foo/bar/%62%61%7A")).toBe(
    true,
  );
});

test.each([
  ["/foo/bar/quz", "/foo/bar/quz", true],
  ["/foo/bar*", "/foo/bar", true],
  ["/foo/bar*", "/foo/quz", false],
  ["/foo/bar*quz", "/foo/bar/x/quz", true],
  ["/foo/bar*quz", "/foo/bar/x", false],
  ["/foo/bar$", "/foo/bar", true],
  ["/foo/bar$", "/foo/bar/", false],
  ["/foo*$", "/foo/bar", true],
  ["*.php$", "/a.php.php", true],
  ["/fish*.php", "/fishheads/catfish.php?parameters", true],
  ["/*.php$", "/filename.php?parameters", false],
  ["/a$b", "/a$b", true],
  ["/a*b*c$", "/abcbc", true],
  ["/a*bc$", "/abc", true],
  ["/ab*b$", "/ab", false],
  ["/fish/", "/fish", false],
  ["/fish", "/Fish.asp", false],
])("Google: the pattern %s and the path %s: %s", (pattern, path, fits) => {
  expect(
    allows(`user-agent: FooBot\ndisallow: ${pattern}\n`, "FooBot", `http://foo.bar${path}`),
  ).toBe(!fits);
});

test("Google: index.html allows its folder", () => {
  const text = "User-Agent: *\nAllow: /allowed-slash/index.html\nDisallow: /\n";
  expect(
    [
      "/allowed-slash/",
      "/allowed-slash/index.htm",
      "/allowed-slash/index.html",
      "/anyother-url",
    ].map((path) => allows(text, "foobot", `http://foo.com${path}`)),
  ).toEqual([true, false, true, false]);
});

test("Google: every line end, a byte order mark, comments and spaces", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    expect(
      allows(
        ["\ufeff User-Agent : foo # bot", "# x", "Allow: /AnyValue ", "Disallow: / #all", ""].join(
          end,
        ),
        "foo",
        "http://a.example/x",
      ),
    ).toBe(false);
  }
  expect(allows("user-agent: *\ndisallow: /a#b", "foo", "http://a.example/a")).toBe(false);
});

const documented: readonly (readonly [rules: string, allowed: string, forbidden: string])[] = [
  [
    "allow: /fish",
    "/fish /fish.html /fish/salmon.html /fishheads /fishheads/yummy.html /fish.html?id=anything",
    "/bar /Fish.asp /catfish /?id=fish",
  ],
  [
    "allow: /fish*",
    "/fish /fish.html /fish/salmon.html /fishheads /fishheads/yummy.html /fish.html?id=anything",
    "/bar /Fish.bar /catfish /?id=fish",
  ],
  [
    "allow: /fish/",
    "/fish/ /fish/salmon /fish/?salmon /fish/salmon.html /fish/?id=anything",
    "/bar /fish /fish.html /Fish/Salmon.html",
  ],
  [
    "allow: /*.php",
    "/filename.php /folder/filename.php /folder/filename.php?parameters //folder/any.php.file.html /filename.php/ /index?f=filename.php/",
    "/bar /php/ /index?php /windows.PHP",
  ],
  [
    "allow: /*.php$",
    "/filename.php /folder/filename.php",
    "/bar /filename.php?parameters /filename.php/ /filename.php5 /php/ /filename?php /aaaphpaaa //windows.PHP",
  ],
  ["allow: /fish*.php", "/fish.php /fishheads/catfish.php?parameters", "/bar /Fish.PHP"],
  ["allow: /p", "/page", "/x"],
  ["allow: /$", "/", "/page.html"],
];

test.each(documented)("Google: the documentation's %s", (rule, allowed, forbidden) => {
  const fits = (path: string): boolean =>
    allows(`user-agent: FooBot\n${rule}\ndisallow: /\n`, "FooBot", `http://foo.bar${path}`);
  expect(allowed.split(" ").filter((path) => !fits(path))).toEqual([]);
  expect(forbidden.split(" ").filter(fits)).toEqual([]);
});

test("Google: special characters", () => {
  const listAllowed = (rules: string, ...paths: readonly string[]): readonly string[] =>
    paths.filter((path) =>
      allows(`User-agent: FooBot\n${rules}\n`, "FooBot", `http://foo.bar${path}`),
    );
  expect(
    listAllowed(
      "Disallow: /foo/bar/quz\nAllow: /foo/*/qux",
      "/foo/bar/quz",
      "/foo/quz",
      "/foo//quz",
      "/foo/bax/quz",
    ),
  ).toEqual(["/foo/quz", "/foo//quz", "/foo/bax/quz"]);
  expect(
    listAllowed(
      "Disallow: /foo/bar$\nAllow: /foo/bar/qux",
      "/foo/bar",
      "/foo/bar/qux",
      "/foo/bar/",
      "/foo/bar/baz",
    ),
  ).toEqual(["/foo/bar/qux", "/foo/bar/", "/foo/bar/baz"]);
  expect(
    listAllowed("# Disallow: /\nDisallow: /foo/quz#qux\nAllow: /", "/foo/bar", "/foo/quz"),
  ).toEqual(["/foo/bar"]);
});

test("Google: a line is cut after 16,663 characters", () => {
  const cut = (key: string, letter: string): string =>
    `/x/${letter.repeat(16_662 - key.length - 3)}`;
  const isAllowed = (text: string, path: string): boolean =>
    allows(`user-agent: FooBot\n${text}`, "FooBot", `http://foo.bar${path}`);
  const long = cut("disallow: ", "a");
  expect(isAllowed(`disallow: ${long}/qux\n`, "/fux")).toBe(true);
  expect(isAllowed(`disallow: ${long}/qux\n`, `${long}/fux`)).toBe(false);
  const [a, b] = [cut("allow: ", "a"), cut("allow: ", "b")];
  const text = `disallow: /\nallow: ${a}/qux\nallow: ${b}/qux\n`;
  expect(isAllowed(text, "/")).toBe(false);
  expect(isAllowed(text, `${a}/qux`)).toBe(true);
  expect(isAllowed(text, `${b}/fux`)).toBe(true);
});

test.each([
  ["whole", [0xef, 0xbb, 0xbf], "", true],
  ["two bytes of it", [0xef, 0xbb], "", true],
  ["one byte of it", [0xef], "", true],
  ["broken", [0xef, 0x11, 0xbf], "", false],
  ["in the middle", [], "\ufeff", false],
])("Google: a byte order mark, %s", (_, bytes, before, isRead) => {
  const start = new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));
  const text = `${start}user-agent: foo\n${before}disallow: /\n`;
  expect(allows(text, "foo", "http://a.example/x")).toBe(!isRead);
});

test("sitemaps are found on any line", () => {
  expect(
    parseRobots(
      "Sitemap: https://a.example/1.xml\nuser-agent: *\nsitemap:https://a.example/2.xml\nSITE-MAP: /3.xml",
    ).sitemaps,
  ).toEqual(["https://a.example/1.xml", "https://a.example/2.xml", "/3.xml"]);
});

test("robots.txt itself may always be fetched, and no file means no rule", () => {
  expect(allows("user-agent: *\ndisallow: /", "foo", "http://a.example/robots.txt")).toBe(true);
  for (const [status, expected] of [
    [200, false],
    [404, true],
    [403, true],
    [503, false],
    [0, false],
  ] as const) {
    expect(
      parseRobotsResponse(status, "user-agent: *\ndisallow: /x").allows(
        "foo",
        "http://a.example/x",
      ),
      String(status),
    ).toBe(expected);
  }
});

test("a crawler has a group only where one names it", () => {
  const robots = parseRobots("user-agent: *\nuser-agent: archive.org_bot\ndisallow: /");
  expect([
    robots.hasGroup("archive.org_bot"),
    robots.hasGroup("RoyaBot"),
    robots.allows("archive.org_bot", "http://a.example/"),
  ]).toEqual([true, false, false]);
});

test("a pattern that is made to be slow is matched fast", () => {
  const text = `user-agent: *\ndisallow: /${"*a".repeat(2_000)}$\n`;
  const start = process.cpuUsage().user;
  expect(allows(text, "foo", `http://a.example/${"a".repeat(100_000)}b`)).toBe(true);
  expect(process.cpuUsage().user - start).toBeLessThan(5_000_000);
});

test("rules that many crawlers have in groups of their own are not all kept", () => {
  const rules = Array.from({ length: 900 }, (_, i) => `disallow: /${"*a".repeat(120)}${i}`);
  const names = Array.from({ length: 26 }, (_, i) => `bot${String.fromCharCode(97 + i)}`);
  const text = [
    ...names.map((name) => `user-agent: ${name}`),
    ...rules,
    ...names.map((name) => `user-agent: ${name}\ndisallow: /${name}`),
  ].join("\n");
  const program = `
    import { parseRobots } from ${JSON.stringify(import.meta.resolve("./robots.ts"))};
    const robots = parseRobots(${JSON.stringify(text)});
    const allowed = ${JSON.stringify(names)}.map((name) => robots.allows(name, "http://a.example/" + name));
    process.stdout.write(allowed.filter(Boolean).length + " of " + allowed.length);
  `;
  // All 26 of them take more than 300 MB.
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--max-old-space-size=200", "--input-type=module", "-"],
    { encoding: "utf8", input: program },
  );
  expect([status, stdout]).toEqual([0, "0 of 26"]);
});

test.each([
  ["User-agent: *\nCrawl-delay: 10", 10_000],
  ["User-agent: *\nDisallow: /x\nCRAWL-DELAY: 0.5 # gently", 500],
  ["User-agent: RoyaBot\nCrawl-delay: 2\n\nUser-agent: *\nCrawl-delay: 10", 2_000],
  ["User-agent: RoyaBot\nDisallow:\n\nUser-agent: *\nCrawl-delay: 10", undefined],
  ["User-agent: *\nCrawl-delay: 1\n\nUser-agent: *\nCrawl-delay: 3", 3_000],
  ["User-agent: *\nCrawl-delay: 99999999", 3_600_000],
  ["Crawl-delay: 10\nUser-agent: *\nDisallow:", undefined],
  ["User-agent: *\nCrawl-delay: ten", undefined],
  ["User-agent: *\nCrawl-delay: -1", undefined],
  ["User-agent: *\nCrawl-delay: 0", undefined],
  ["", undefined],
])("O-83 %j asks for a pause of %s ms", (text, ms) => {
  expect(parseRobots(text).getCrawlDelayMs(robotName)).toBe(ms);
});

test("a pause is of the agents before it alone, and the agents around it share their rules", () => {
  const robots = parseRobots("User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /");
  for (const agent of ["a", "b"]) expect(robots.allows(agent, "http://a.test/x")).toBe(false);
  expect(robots.getCrawlDelayMs("a")).toBe(5_000);
  expect(robots.getCrawlDelayMs("b")).toBeUndefined();
});
