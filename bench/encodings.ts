/**
 * Compares how pages are decoded with how Chromium decodes them: the pages of
 * `tests/fixtures/encodings`, served over a loopback socket under names of their own.
 * `npm run bench -- encodings --write` stores Chromium's answers as `chromium.json`, with which
 * `decode-page.test.ts` compares; `--lang=ar` reads them from a Chromium in Arabic.
 */
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { encodedPages, type EncodedPage } from "../tests/fixtures/encodings/pages.ts";
import {
  normalizeText,
  readDecoded,
  type Decoded,
} from "../tests/fixtures/encodings/read-decoded.ts";

const file = "tests/fixtures/encodings/chromium.json";
const language = process.argv.find((word) => word.startsWith("--lang="));
let served: EncodedPage | undefined;
const server = createServer((_request, response) => {
  response.writeHead(200, served!.contentType ? { "content-type": served!.contentType } : {});
  response.end(served!.bytes);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: findChromium() ?? "/usr/bin/chromium",
  args: [
    ...chromiumArguments,
    `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
    ...(language === undefined ? [] : [language]),
  ],
});
const answers: Record<string, Decoded> = {};
const wrong: string[] = [];
try {
  const page = await browser.newPage();
  for (const [name, encoded] of Object.entries(encodedPages)) {
    served = encoded;
    await page.goto(encoded.url, { waitUntil: "load" });
    const [characterSet, text] = await page.evaluate(() => [
      document.characterSet,
      document.documentElement.textContent,
    ]);
    const answer = { encoding: characterSet!.toLowerCase(), text: normalizeText(text!) };
    answers[name] = answer;
    const ours = readDecoded(encoded);
    if (ours.encoding !== answer.encoding || ours.text !== answer.text)
      wrong.push(`${name}: Chromium ${answer.encoding}, ours ${ours.encoding}`);
  }
  const total = Object.keys(encodedPages).length;
  for (const line of wrong) console.error(line);
  console.log(`Chromium ${browser.version()}: ${total - wrong.length} of ${total} pages agree.`);
  if (process.argv.includes("--write"))
    await writeFile(
      file,
      `${JSON.stringify({ chromium: browser.version(), regenerate: "npm run bench -- encodings --write", pages: answers }, null, 2)}\n`,
    );
} finally {
  await browser.close();
  server.close();
}
