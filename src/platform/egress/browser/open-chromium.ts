import { spawn, type ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { connect, type Browser, type ConnectionTransport } from "puppeteer-core";

/** The browser is there and did not start, for reasons of this machine. */
export class BrowserStartError extends Error {
  override name = "BrowserStartError";
}

interface LaunchOptions {
  readonly path: string;
  /** An empty folder that nobody else uses. */
  readonly profileDir: string;
  /** The only door that it gets. */
  readonly proxyPort: number;
}

/** What a browser needs at most to start, on a machine that is busy. */
const startTimeoutMs = 15_000;

export interface OpenBrowser {
  readonly browser: Browser;
  /** Rejects when Chromium ends, by itself or because it was ended. */
  readonly ended: Promise<never>;
}

/**
 * Opens Chromium, driven over a pipe: one that is driven over a port outlives whoever started it, and this one ends
 * when the pipe's other end is gone.
 * @param onSpawned hears how to end it at once, before anything can go wrong
 * @throws BrowserStartError
 */
export async function openChromium(
  options: LaunchOptions,
  onSpawned: (kill: () => void, pid: number | undefined) => void,
): Promise<OpenBrowser> {
  const child = spawn(options.path, getSwitches(options), {
    // Fonts and caches are looked for at home.
    env: {
      PATH: process.env["PATH"],
      HOME: options.profileDir,
      TMPDIR: options.profileDir,
      LANG: "en_US.UTF-8",
    },
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  onSpawned(() => void child.kill("SIGKILL"), child.pid);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  child.once("error", reject);
  child.once("exit", (code) => reject(new Error(`Chromium ended with ${code}`)));
  const timeoutTimer = setTimeout(
    () => reject(new Error(`Chromium did not answer within ${startTimeoutMs} ms`)),
    startTimeoutMs,
  );
  try {
    const browser = await Promise.race([
      connect({ transport: createPipeTransport(child), defaultViewport: null }),
      failed,
    ]);
    await Promise.race([denyDownloads(browser), failed]);
    return { browser, ended: failed };
  } catch (cause) {
    child.kill("SIGKILL");
    throw new BrowserStartError("Chromium did not start", { cause });
  } finally {
    clearTimeout(timeoutTimer);
  }
}

async function denyDownloads(browser: Browser): Promise<void> {
  const session = await browser.target().createCDPSession();
  await session.send("Browser.setDownloadBehavior", { behavior: "deny" });
}

/**
 * @see https://peter.sh/experiments/chromium-command-line-switches/
 * @see https://github.com/GoogleChrome/chrome-launcher/blob/main/docs/chrome-flags-for-tools.md
 */
function getSwitches({ profileDir, proxyPort }: LaunchOptions): readonly string[] {
  return [
    "--headless",
    "--remote-debugging-pipe",
    `--user-data-dir=${profileDir}`,
    // Every way to the network, loopback included, leads through our proxy, which dials what is public and nothing else.
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    // A site on http is measured on http; the rest is what a browser does for its user and not for a page.
    "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PreconnectToSearch,PreconnectToSearchDesktop,OptimizationHints,MediaRouter,DialMediaRouteProvider,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater,InterestFeedContentSuggestions,PrivacySandboxSettings4,WebRtcHideLocalIpsWithMdns",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-component-extensions-with-background-pages",
    "--disable-client-side-phishing-detection",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--metrics-recording-only",
    ...[
      "google-base-url",
      "gaia-url",
      "gcm-checkin-url",
      "gcm-registration-url",
      "gcm-mcs-endpoint",
      "variations-server-url",
    ].map((name) => `--${name}=http://nowhere.invalid/`),
    "--no-default-browser-check",
    "--no-first-run",
    "--no-pings",
    // Nobody is there to be asked, and nothing of this machine is to be had.
    "--deny-permission-prompts",
    "--block-new-web-contents",
    "--disable-notifications",
    "--disable-prompt-on-repost",
    "--password-store=basic",
    "--use-mock-keychain",
    "--mute-audio",
    // A page that nobody sees is measured as if somebody did.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    // Containers give shared memory of 64 MB, which a heavy page does not fit into.
    "--disable-dev-shm-usage",
    // The sandbox does not work for root, and only there is it left out.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "about:blank",
  ];
}

/** Messages over the child's third and fourth pipe, each ended by a zero byte. */
function createPipeTransport(child: ChildProcess): ConnectionTransport {
  const write = child.stdio[3] as Writable;
  const read = child.stdio[4] as Readable;
  let pending: Buffer[] = [];
  const transport: ConnectionTransport = {
    send: (message) => void write.write(`${message}\0`),
    close: () => void write.end(),
  };
  read.on("data", (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      const message = Buffer.concat([...pending, chunk.subarray(start, end)]).toString();
      pending = [];
      start = end + 1;
      setImmediate(() => transport.onmessage?.(message));
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
  });
  read.once("close", () => transport.onclose?.());
  for (const pipe of [read, write]) pipe.on("error", () => child.kill("SIGKILL"));
  return transport;
}
