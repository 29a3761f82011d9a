import type { PageRequest, ThirdParty } from "../contract.ts";
import type { LighthouseReport } from "./lighthouse-report.ts";
import { toResourceType } from "./resource-type.ts";

const [maxRequests, maxThirdParties] = [40, 10];
/** Enough to recognize a file; longer addresses are cut. */
const [maxUrlChars, maxNameChars] = [300, 300];

interface NetworkItem {
  readonly url: string;
  readonly networkRequestTime?: number;
  readonly networkEndTime?: number;
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly entity?: string;
}

/**
 * Reads the requests of a page in the order of their start. The first forty are kept, and of the
 * others those with a mark.
 */
export function readWaterfall(report: LighthouseReport): readonly PageRequest[] {
  const items = listItems<NetworkItem>(report, "network-requests").filter(({ url }) =>
    /^https?:/.test(url),
  );
  const pageUrl = report.finalDisplayedUrl ?? items[0]?.url ?? "";
  const page = items.find(({ url }) => url === pageUrl) ?? items[0];
  const blocking = new Set(
    listItems<{ readonly url?: string }>(report, "render-blocking-insight").map(({ url }) => url),
  );
  const lcpUrl = findLcpUrl(report, pageUrl);
  const isOther = (item: NetworkItem): boolean =>
    item.entity !== undefined && page?.entity !== undefined
      ? item.entity !== page.entity
      : getHost(item.url) !== getHost(pageUrl);
  const requests = items
    .map((item): PageRequest => {
      const startMs = toMs(item.networkRequestTime);
      return {
        url: item.url.slice(0, maxUrlChars),
        type: toResourceType(item.resourceType ?? ""),
        startMs,
        endMs: Math.max(startMs, toMs(item.networkEndTime)),
        bytes: Math.max(0, Math.round(item.transferSize ?? 0)),
        isThirdParty: isOther(item),
        mark: blocking.has(item.url) ? "blocking" : item.url === lcpUrl ? "lcp" : null,
      };
    })
    .toSorted((a, b) => a.startMs - b.startMs);
  const marked = requests.slice(maxRequests).filter(({ mark }) => mark !== null);
  const kept = marked.slice(0, maxRequests / 2);
  return [...requests.slice(0, maxRequests - kept.length), ...kept];
}

/** Reads what the files of other companies cost, the longest on the main thread first. */
export function readThirdParties(report: LighthouseReport): readonly ThirdParty[] {
  return listItems<{
    readonly entity?: string;
    readonly transferSize?: number;
    readonly mainThreadTime?: number;
  }>(report, "third-parties-insight")
    .flatMap(({ entity, transferSize = 0, mainThreadTime = 0 }) =>
      typeof entity === "string"
        ? [
            {
              name: entity.slice(0, maxNameChars),
              bytes: Math.max(0, Math.round(transferSize)),
              mainThreadMs: toMs(mainThreadTime),
            },
          ]
        : [],
    )
    .toSorted((a, b) => b.mainThreadMs - a.mainThreadMs || b.bytes - a.bytes)
    .slice(0, maxThirdParties);
}

/**
 * The address of the picture that is the largest contentful paint, from the markup of its element:
 * Lighthouse's result does not name it. Undefined for texts, and where `srcset` chose another file.
 */
function findLcpUrl(report: LighthouseReport, pageUrl: string): string | undefined {
  const found = JSON.stringify(
    ["lcp-discovery-insight", "lcp-breakdown-insight"].map((id) => report.audits[id]?.details),
  );
  const snippet = /"snippet":"((?:[^"\\]|\\.)*)"/.exec(found)?.[1];
  if (snippet === undefined) return undefined;
  const source = /\ssrc="([^"]+)"/.exec(JSON.parse(`"${snippet}"`) as string)?.[1];
  return source === undefined ? undefined : URL.parse(source, pageUrl)?.href;
}

function listItems<Item>({ audits }: LighthouseReport, id: string): readonly Item[] {
  const items = audits[id]?.details?.["items"];
  return Array.isArray(items) ? (items as readonly Item[]) : [];
}

function getHost(url: string): string {
  return URL.parse(url)?.host ?? "";
}

function toMs(value: number | undefined): number {
  return value === undefined || !Number.isFinite(value) ? 0 : Math.max(0, Math.round(value));
}
