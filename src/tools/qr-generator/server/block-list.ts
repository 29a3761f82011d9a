import { readFile, stat } from "node:fs/promises";
import { domainToASCII } from "node:url";
import { ConfigError } from "#platform/settings/config-error.ts";

/** The hosts that no short link may lead to. */
export interface HostBlockList {
  /**
   * Whether a host or a domain above it is in the list. The file is read again in the background
   * where it has changed, at most every few seconds, so that a redirect does not wait for the disk.
   * @param host in its ASCII form, as `URL.hostname` has it
   */
  has(host: string): boolean;
  /** Reads the file again where it has changed. */
  refresh(): Promise<void>;
}

/** How often the file is looked at. */
const checkIntervalMs = 5_000;

/**
 * Opens the list of a file: one host on each line, whose subdomains are blocked too; `#` begins a
 * comment. A file that cannot be read later leaves the list as it was.
 * @param file undefined: nothing is blocked
 * @throws ConfigError where the file cannot be read
 */
export async function openBlockList(
  file: string | undefined,
  warn: (error: unknown) => void = () => undefined,
): Promise<HostBlockList> {
  if (file === undefined) return { has: () => false, refresh: async () => undefined };
  const state = { hosts: new Set<string>() as ReadonlySet<string>, version: "", checkedAt: 0 };

  async function load(): Promise<void> {
    state.checkedAt = performance.now();
    const { mtimeMs, size } = await stat(file!);
    const version = `${mtimeMs} ${size}`;
    if (version === state.version) return;
    state.hosts = parseHosts(await readFile(file!, "utf8"));
    state.version = version;
  }

  await load().catch((cause: unknown) => {
    throw new ConfigError("QR_BLOCK_LIST names a file that cannot be read", { cause });
  });
  const refresh = () => load().catch(warn);
  return {
    refresh,
    has(host) {
      if (performance.now() - state.checkedAt > checkIntervalMs) void refresh();
      return listDomains(host).some((domain) => state.hosts.has(domain));
    },
  };
}

/** Parses the text of a block list. */
function parseHosts(text: string): ReadonlySet<string> {
  const hosts = text
    .split(/\r?\n/)
    .map((line) =>
      domainToASCII(
        line
          .split("#", 1)[0]!
          .trim()
          .replace(/^\*?\.|\.$/g, ""),
      ),
    )
    .filter((host) => host !== "");
  return new Set(hosts);
}

/** Lists a host and the domains above it: `a.example` is `a.example` and `example`. */
function listDomains(host: string): readonly string[] {
  const labels = host.replace(/\.$/, "").split(".");
  return labels.map((_, i) => labels.slice(i).join("."));
}
