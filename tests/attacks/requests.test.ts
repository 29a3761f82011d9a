import { get } from "node:http";
import { expect, test } from "vitest";
import { expectUnharmed, shareProduct } from "./product.ts";

/* Requests that cost their sender nothing and the server much. */

const addresses: readonly (readonly [what: string, path: string])[] = [
  ["15,000 slashes", `${"/".repeat(15_000)}x`],
  ["15,000 slashes in the middle", `/a${"/".repeat(15_000)}b`],
  ["15,000 backslashes", `/${"\\".repeat(15_000)}`],
  ["7,000 folders of dots", `/${"./".repeat(7_000)}x`],
  ["5,000 percent signs", `/${"%25".repeat(5_000)}`],
  ["5,000 broken percent signs", `/${"%E0".repeat(5_000)}`],
  ["index.html 1,200 times", `/${"/index.html".repeat(1_200)}`],
  ["15,000 question marks", `/${"?".repeat(15_000)}`],
  ["a question of 15,000 blanks", `/search?q=${"%20".repeat(5_000)}x`],
  ["a question of 15,000 exclamation marks", `/search?q=a${"!".repeat(14_000)}a`],
  ["an analysis' id of 15,000 characters", `/api/seo-analyses/${"a".repeat(15_000)}`],
];

/** As it is: fetch would tidy the address up first. */
function fetchStatus(url: string, path: string): Promise<number> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path }, (answer) =>
      answer.resume().once("end", () => resolve(answer.statusCode!)),
    ).once("error", reject);
  });
}

const sharedProduct = shareProduct({});

test.each(addresses)(
  "forty requests for an address with %s delay no other request",
  async (what, path) => {
    const product = await sharedProduct();
    const outcome = await expectUnharmed(product, `forty times ${what}`, async () => {
      const start = performance.now();
      const statuses = await Promise.all(
        Array.from({ length: 40 }, () => fetchStatus(product.url, path)),
      );
      return {
        statuses: [...new Set(statuses)],
        durationMs: Math.round(performance.now() - start),
      };
    });
    for (const status of outcome.statuses) expect(status).toBeLessThan(500);
    expect(outcome.durationMs).toBeLessThan(5_000);
  },
);
