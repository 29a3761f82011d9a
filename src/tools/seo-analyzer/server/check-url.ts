import type { CheckedAddress, CheckedResource } from "../engine/page-source.ts";
import type { Fetched } from "#platform/egress/safe-fetch.ts";
import { pictureHeadBytes, pictureSize } from "./picture-size.ts";
import { headerOf, tryFetchOn, type Visit } from "./crawl-context.ts";

const patience = { totalMs: 10_000, silentMs: 5_000 };

/** Asks an address for its head; one that refuses heads is asked for the page, whose body is left where it is. */
async function askForHead(visit: Visit, url: string): Promise<Fetched | undefined> {
  const head = await tryFetchOn(visit, url, { ...patience, method: "HEAD" });
  if (head && head.status < 400) return head;
  return (await tryFetchOn(visit, url, { ...patience, mostBytes: 0, ifLarger: "cut" })) ?? head;
}

export async function checkAddress(visit: Visit, url: string): Promise<CheckedAddress> {
  const answer = await askForHead(visit, url);
  return { url, status: answer?.status ?? 0, finalUrl: answer?.url ?? url };
}

/** @param wantsSize whether a picture's first bytes are read, to know how large it is */
export async function checkResource(
  visit: Visit,
  url: string,
  wantsSize: boolean,
): Promise<CheckedResource> {
  const answer = wantsSize
    ? await tryFetchOn(visit, url, { ...patience, mostBytes: pictureHeadBytes, ifLarger: "cut" })
    : await askForHead(visit, url);
  if (!answer)
    return { url, status: 0, finalUrl: url, type: null, sizeBytes: null, dimensions: null };
  const type = headerOf(answer, "content-type").split(";", 1)[0]!.trim().toLowerCase();
  const length = headerOf(answer, "content-length");
  return {
    url,
    status: answer.status,
    finalUrl: answer.url,
    type: type === "" ? null : type,
    sizeBytes: /^\d{1,15}$/.test(length) ? Number(length) : null,
    dimensions: wantsSize && answer.status < 400 ? pictureSize(answer.bytes) : null,
  };
}
