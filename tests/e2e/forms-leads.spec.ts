import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import {
  contactMessage,
  control,
  fill,
  createMark,
  openForm,
  recordPosts,
  sendAndExpectThanks,
  serviceRequest,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { brief } from "./support/forms-files.ts";
import {
  exportAttachment,
  withTemporaryFolder,
  leadsCommand,
  findLeads,
} from "./support/forms-leads.ts";

test("B-11 B-24 a message that was thanked for is there after the server was killed and started again", async ({
  page,
  ownServer,
}) => {
  const mark = createMark();
  const form = await openForm(page, "contact", "ar", { origin: ownServer.url });
  await fill(form, contactMessage(mark));
  await sendAndExpectThanks(page, form);
  await ownServer.kill();
  expect(await findLeads(mark, ownServer.dataDir)).toMatchObject([contactMessage(mark)]);
  await ownServer.start();
  expect(await findLeads(mark, ownServer.dataDir)).toMatchObject([contactMessage(mark)]);
});

test("B-12 a request that was thanked for is there with its file after the server was killed and started again", async ({
  page,
  ownServer,
}) => {
  const mark = createMark();
  const form = await openForm(page, "service-request", "en", { origin: ownServer.url });
  await fill(form, serviceRequest(mark));
  await control(form, "attachment").setInputFiles(brief);
  await sendAndExpectThanks(page, form);
  await ownServer.kill();
  await ownServer.start();
  const [lead] = await findLeads(mark, ownServer.dataDir);
  expect(lead).toMatchObject(serviceRequest(mark));
  expect(brief.buffer.equals(await exportAttachment(lead!.id, ownServer.dataDir))).toBe(true);
});

test("B-08 what is typed and not sent stays in the browser, also when the page is left", async ({
  page,
}) => {
  const mark = createMark();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  const posts = recordPosts(page);
  for (const form of ["contact", "service-request"] as const) {
    const element = await openForm(page, form, "en");
    await fill(element, form === "contact" ? contactMessage(mark) : serviceRequest(mark));
    expect(await page.evaluate((slot) => localStorage.getItem(slot), `draft:${form}`)).toContain(
      mark,
    );
    await page.goto("/en/about");
  }
  await page.waitForLoadState("networkidle");
  expect(posts).toEqual([]);
  expect(requests.filter((request) => request.includes(mark) || request.includes("mona"))).toEqual(
    [],
  );
  expect(await findLeads(mark)).toEqual([]);
});

test("B-09 what is typed into a box that is no form is sent nowhere", async ({ page }) => {
  const canary = createMark();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  const boxes =
    'input:enabled:is([type="text"], [type="search"], [type="password"], [type="url"], [type="email"], [type="tel"], :not([type])), textarea:enabled';
  const quiet = [
    "/en",
    "/en/tutorials",
    ...["image-optimizer", "color-palette", "password-checker", "qr-generator"].map(
      (tool) => `/en/tools/${tool}`,
    ),
  ];
  for (const path of quiet) {
    await page.goto(path);
    await page.locator("header [data-search-toggle]").click();
    // The panel takes the focus a moment after it opens, and what is typed elsewhere then would
    // land in it.
    await expect(page.locator("#search input")).toBeFocused();
    for (const box of await page.locator(boxes).filter({ visible: true }).all())
      await box.fill(canary);
    await expect(page.locator("#search input")).toHaveValue(canary);
    await page.waitForLoadState("networkidle");
  }
  expect(requests.filter((request) => request.includes(canary))).toEqual([]);
});

test("B-18 B-19 B-20 B-21 B-22 the agency lists, shows, exports and deletes what was sent, on the server's machine and while it runs", async ({
  page,
  ownServer,
}) => {
  const [messageMark, requestMark] = [createMark(), createMark()];
  const message = { ...contactMessage(messageMark), name: 'منى "الشريف", Cairo' };
  const contactForm = await openForm(page, "contact", "ar", { origin: ownServer.url });
  await fill(contactForm, message);
  await sendAndExpectThanks(page, contactForm);
  const requestForm = await openForm(page, "service-request", "en", { origin: ownServer.url });
  await fill(requestForm, serviceRequest(requestMark));
  await control(requestForm, "attachment").setInputFiles(brief);
  await sendAndExpectThanks(page, requestForm);
  const leads = (args: readonly string[]) => leadsCommand(args, ownServer.dataDir);

  const list = await leads(["list"]);
  expect(list.split("\n").filter((line) => line.includes("mona@shop.example"))).toHaveLength(2);
  const [request] = await findLeads(requestMark, ownServer.dataDir);
  const shown = await leads(["show", request!.id]);
  expect(shown).toContain(requestMark);
  expect(shown).toContain(brief.name);
  const file = JSON.parse(await leads(["show", request!.id, "--json"])).attachmentPath as string;
  expect(brief.buffer.equals(await readFile(file))).toBe(true);

  await withTemporaryFolder(async (folder) => {
    await leads(["export", "--csv", "--out", join(folder, "leads.csv")]);
    const [head, ...rows] = parseRows(await readFile(join(folder, "leads.csv"), "utf8"));
    const asObjects = rows.map((row) =>
      Object.fromEntries(row.map((cell, i) => [head![i]!, cell])),
    );
    expect(asObjects).toMatchObject([
      {
        kind: "contact",
        name: message.name,
        message: message.message,
        email: message.email,
        phone: "'+20 2 5555 0100",
      },
      {
        kind: "service-request",
        message: serviceRequest(requestMark).projectDescription,
        budget: "500-1000",
        attachmentName: brief.name,
      },
    ]);
  });
  const exported = JSON.parse(await leads(["export", "--json"]));
  expect(exported).toMatchObject([message, serviceRequest(requestMark)]);

  await leads(["delete", request!.id]);
  expect(await findLeads(requestMark, ownServer.dataDir)).toEqual([]);
  await expect(readFile(file)).rejects.toThrow("ENOENT");
  expect(await findLeads(messageMark, ownServer.dataDir)).toHaveLength(1);
});

/**
 * The cells of a CSV text with a byte order mark, rows that end in CR LF, and quoted cells (RFC
 * 4180).
 */
function parseRows(csv: string): readonly (readonly string[])[] {
  expect(csv.startsWith("\ufeff")).toBe(true);
  const cells = [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of cells) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("B-23 no address of the site shows what visitors sent", async ({ page, request }) => {
  const mark = createMark();
  const form = await openForm(page, "service-request", "en");
  await fill(form, serviceRequest(mark));
  await control(form, "attachment").setInputFiles(brief);
  await sendAndExpectThanks(page, form);
  const [lead] = await findLeads(mark);
  const file = JSON.parse(await leadsCommand(["show", lead!.id, "--json"]))
    .attachmentPath as string;
  const fileName = file.slice(file.lastIndexOf("/") + 1);

  const seen = new Set<string>();
  const next = ["/", "/en", "/search-index.ar.json", "/search-index.en.json"];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = await (await request.get(path)).text();
    expect(text, path).not.toContain(mark);
    next.push(
      ...[...text.matchAll(/href="(\/[^"#?]*)/g)]
        .map(([, href]) => href!)
        .filter((href) => !/\.\w+$/.test(href)),
    );
  }
  expect(seen.size).toBeGreaterThan(60);

  const guesses = [
    "leads",
    `leads/${lead!.id}`,
    "contact",
    "service-requests",
    `service-requests/${lead!.id}`,
    "attachments",
    `attachments/${fileName}`,
  ].map((path) => `/api/${path}`);
  guesses.push(
    "/data/ro2ya.sqlite",
    "/ro2ya.sqlite",
    `/attachments/${fileName}`,
    `/data/attachments/${fileName}`,
    `/${fileName}`,
    `/..%2fdata%2fattachments%2f${fileName}`,
    "/%2e%2e/data/ro2ya.sqlite",
    "/admin",
    "/leads",
  );
  for (const path of guesses) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect((await answer.body()).includes(mark), path).toBe(false);
  }
});
