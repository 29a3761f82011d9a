import type { Browser } from "puppeteer-core";
import type { PrintTask } from "./print-task.ts";

/** Of each step; the process has a limit for all of them. */
const timeoutMs = 15_000;

/**
 * Prints a document as a tagged PDF with an outline of its headings. The document has no scripts
 * and fetches nothing; the browser is not allowed either.
 * @returns the PDF in base64
 */
export async function printInBrowser({ html }: PrintTask, browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setContent(html, { waitUntil: "load", timeout: timeoutMs });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    timeout: timeoutMs,
  });
  return Buffer.from(pdf).toString("base64");
}
