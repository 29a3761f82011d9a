import { expect, test } from "vitest";
import { browserStorage } from "#base/inventory/browser-storage.ts";
import { outgoingHosts } from "#base/inventory/outgoing-hosts.ts";
import { locales } from "#i18n/messages.ts";
import { serverRecords } from "#site/privacy/all-records.ts";
import { browserRecords } from "#site/privacy/browser-records.ts";
import { receiverRecords } from "#site/privacy/receiver-records.ts";
import { allPages, getPage } from "./site.ts";

const read = (element: Element): string => element.textContent.replace(/\s+/g, " ").trim();

test("the privacy policy shows every row of the inventory, in each language", () => {
  for (const locale of locales) {
    const { document } = getPage(locale, "/privacy-policy")!;
    const tables = ["data-server", "data-browser", "data-receivers"].map((id) =>
      document.querySelector(`table[aria-labelledby="${id}"]`)!,
    );
    const rows = tables.map((table) => [...table.querySelectorAll("tbody tr")].map(read));
    expect(rows.map(({ length }) => length)).toEqual([
      serverRecords.length,
      browserRecords.length,
      receiverRecords.length,
    ]);
    for (const [i, { what, why, period, receivers }] of serverRecords.entries())
      for (const text of [what, why, period, receivers])
        expect(rows[0]![i]).toContain(text[locale]);
    const names = [...document.querySelectorAll(".record-name")].map(read);
    const keys = Object.values(browserStorage).flat();
    expect(keys.filter((key) => !names.some((name) => name.endsWith(` ${key}`)))).toEqual([]);
    const hosts = Object.values(outgoingHosts).flatMap((one): string[] => Object.values(one));
    expect(hosts.filter((host) => !names.includes(host))).toEqual([]);
    // The text refers to the tables.
    for (const id of ["data-server", "data-browser", "data-receivers"]) {
      expect(document.querySelector(`[data-legal] a[href="#${id}"]`), id).toBeTruthy();
      expect(document.getElementById(id), id).toBeTruthy();
    }
  }
});

/** The hosts that the policies of pages let a browser connect to, or show in a frame. */
const listAllowedHosts = (html: string): readonly string[] =>
  [...html.matchAll(/(?:connect|frame|img|script|style|font|media)-src ([^;"]*)/g)].flatMap(
    ([, values = ""]) => [...values.matchAll(/https:\/\/([^\s;"]+)/g)].map(([, host = ""]) => host),
  );

test("pages let a browser reach the hosts of the inventory and no other", () => {
  const allowed = new Set(allPages.flatMap(({ html }) => listAllowedHosts(html)));
  expect([...allowed].sort()).toEqual(Object.values(outgoingHosts.browser).sort());
  expect(listAllowedHosts('content="connect-src https://stats.planted.net"')).toEqual([
    "stats.planted.net",
  ]);
});
