import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildIndex } from "#site/search/engine/build-index.ts";
import type { ServerPaths } from "#services.ts";
import {
  monitorLinks,
  monitorNotices,
  type MonitorNotice,
} from "#tools/seo-analyzer/monitor-contract.ts";
import { getMonitorNoticeTexts } from "#tools/seo-analyzer/monitor-notice-messages.ts";
import { notices, type Notice } from "#tools/qr-generator/notice.ts";
import { getNoticeTexts } from "#tools/qr-generator/notice-messages.ts";

/** A site as the build leaves it, as small as it can be. */
const pages: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html><title>الرئيسية</title>",
  "404.html": "<!doctype html><title>غير موجودة</title>",
  "en/index.html": "<!doctype html><title>Home</title>",
  "en/404.html": "<!doctype html><title>Not found</title>",
  "services/index.html": "<!doctype html><title>الخدمات</title>",
  "services/seo/index.html": "<!doctype html><title>السيو</title>",
  "en/services/index.html": "<!doctype html><title>Services</title>",
  "tutorials/خطوط-عربية/index.html": "<!doctype html><title>خطوط</title>",
  "_astro/page.BdR3x0aQ.css": "body{margin:0}",
  "robots.txt": "User-agent: *\nAllow: /\n",
  ".well-known/security.txt": "Contact: mailto:hello@ro2ya.example\n",
  ".env": "SECRET=1\n",
};
const compressed = ["services/index.html", "404.html", "_astro/page.BdR3x0aQ.css"];

const createField = (name: string) =>
  `<input name="${name}" value="%%value:${name}%%" aria-invalid="%%invalid:${name}%%"><p>%%error:${name}%%</p>`;
const createShell = (locale: string, main: string) =>
  `<!doctype html><html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"><body><h1>%%summary%%</h1><form method="post">${main}</form></body></html>`;
const contact = `${["name", "email", "phone"].map(createField).join("")}<textarea name="message">%%value:message%%</textarea><p>%%error:message%%</p>`;
const serviceRequest =
  `<select name="serviceType"><option value="" selected="">–</option><option value="seo" data-choice="serviceType">seo</option><option data-choice="serviceType" value="web-design">web</option></select><p>%%error:serviceType%%</p>` +
  ["500-1000", "more-than-1000"]
    .map((value) => `<input type="radio" name="budget" value="${value}" data-choice="budget"/>`)
    .join("") +
  `<textarea name="projectDescription">%%value:projectDescription%%</textarea><p id="attachment-error">%%error:attachment%%</p>` +
  ["deadline", "name", "email", "phone"].map(createField).join("");

/** The page of a link in a mail, with its form. */
function createMonitorNotice(notice: MonitorNotice, locale: "ar" | "en"): string {
  const { title, text } = getMonitorNoticeTexts(notice);
  return `<!doctype html><html lang="${locale}"><title>${title[locale]}</title><h1>${title[locale]}</h1><p>${text[locale]}</p><p>%%url%%</p><form method="post" action="${monitorLinks.end}/%%token%%"></form></html>`;
}

/** A notice of a short address, in both languages. */
function createNotice(notice: Notice, locale: "ar" | "en"): string {
  const { title, text } = getNoticeTexts(notice);
  const texts = [title.ar, text.ar, title.en, text.en].map((each) => `<p>${each}</p>`).join("");
  return `<!doctype html><html lang="${locale}"><body>${texts}<b>%%host%%</b><a href="%%target%%">%%target%%</a><form action="/api/q/%%id%%/report"></form></body></html>`;
}

/** The page of search results, and what can be found. */
const results =
  '<form action="/search"><input name="q" value="%%query%%"></form><p role="status">%%status%%</p>%%meant%%<a href="?q=%%meant-query%%">%%meant-text%%</a>%%/meant%%%%kinds%%<nav>%%choice%%<a href="?%%choice-query%%" aria-current="%%choice-current%%">%%choice-name%% %%choice-count%%</a>%%/choice%%</nav>%%/kinds%%%%hits%%<ol>%%hit%%<li><a href="%%url%%">%%title%%</a> %%kind%% <i>%%excerpt%%</i></li>%%/hit%%</ol>%%/hits%%%%none%%<p>advice</p>%%/none%%%%ways%%<b>ways</b>%%/ways%%';
const documents = {
  ar: [
    {
      url: "/services/hosting",
      kind: "service",
      title: "الاستضافة والصيانة",
      description: "خادم لا ينام",
    },
    {
      url: "/tools/qr-generator",
      kind: "tool",
      title: "مولّد رمز <QR>",
      description: "رموز <تُمسح>",
    },
  ],
  en: [
    {
      url: "/en/services/hosting",
      kind: "service",
      title: "Hosting & maintenance",
      description: "A server that stays awake",
    },
    {
      url: "/en/tutorials/rent-a-server",
      kind: "tutorial",
      title: "Renting a server",
      description: "What to ask before you pay",
    },
  ],
} as const;

/** Where writeSite puts things under a folder. */
export function listPlaces(folder: string): ServerPaths {
  return {
    distDir: join(folder, "dist"),
    answersDir: join(folder, "dist-answers"),
    contentDir: join(folder, "content"),
  };
}

/** Writes the site, its answer pages and two services under a folder. */
export async function writeSite(folder: string): Promise<ServerPaths> {
  const places = listPlaces(folder);
  for (const [name, content] of Object.entries(pages))
    await write(join(places.distDir, name), content);
  for (const name of compressed) {
    await write(join(places.distDir, `${name}.br`), brotliCompressSync(pages[name]!));
    await write(join(places.distDir, `${name}.gz`), gzipSync(pages[name]!));
  }
  for (const locale of ["ar", "en"] as const) {
    for (const notice of monitorNotices)
      await write(
        join(places.answersDir, `monitor.${notice}.${locale}.html`),
        createMonitorNotice(notice, locale),
      );
    for (const notice of notices)
      await write(
        join(places.answersDir, `qr.${notice}.${locale}.html`),
        createNotice(notice, locale),
      );
    await write(
      join(places.answersDir, `search.page.${locale}.html`),
      `<!doctype html><html lang="${locale}"><body>${results}</body></html>`,
    );
    await write(
      join(places.distDir, `search-index.${locale}.json`),
      JSON.stringify(buildIndex(documents[locale])),
    );
    await write(
      join(places.answersDir, `contact.form.${locale}.html`),
      createShell(locale, contact),
    );
    await write(
      join(places.answersDir, `service-request.form.${locale}.html`),
      createShell(locale, serviceRequest),
    );
    for (const form of ["contact", "service-request"]) {
      await write(
        join(places.answersDir, `${form}.sent.${locale}.html`),
        `<!doctype html><html lang="${locale}"><h1>${locale === "ar" ? "شكرًا لك!" : "Thank You!"}</h1></html>`,
      );
    }
  }
  for (const id of ["seo", "web-design"])
    await write(join(places.contentDir, "services", id, "facts.yml"), "order: 1\n");
  return places;
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
