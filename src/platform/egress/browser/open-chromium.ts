import { spawn, type ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { connect, type Browser, type ConnectionTransport } from "puppeteer-core";

/** Chromium is installed but did not start. */
export class BrowserStartError extends Error {
  override name = "BrowserStartError";
}

interface LaunchOptions {
  readonly path: string;
  /** An empty folder that no other process uses. */
  readonly profileDir: string;
  /** The port of the proxy on 127.0.0.1, which is the browser's only way to the network. */
  readonly proxyPort: number;
}

/** Enough for a start on a busy machine. */
const startTimeoutMs = 15_000;

export interface OpenBrowser {
  readonly browser: Browser;
  /** Rejects when the process of Chromium ends, for whatever reason. */
  readonly ended: Promise<never>;
}

/**
 * Starts Chromium with remote debugging over a pipe: it ends when the other end of the pipe is
 * closed, while a browser that is controlled over a port outlives the process that started it.
 * @param onSpawned receives a function that kills the browser, and its process id, as soon as it is
 *   spawned
 * @throws BrowserStartError
 */
export async function openChromium(
  options: LaunchOptions,
  onSpawned: (kill: () => void, pid: number | undefined) => void,
): Promise<OpenBrowser> {
  const child = spawn(options.path, getSwitches(options), {
    // Chromium keeps fonts and caches under HOME.
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
    // All connections, loopback included, go through our proxy, which connects to public addresses
    // only.
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    // A site on http is measured over http. The other features are for the user of a browser, not
    // for a page.
    "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PreconnectToSearch,PreconnectToSearchDesktop,OptimizationHints,MediaRouter,DialMediaRouteProvider,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater,InterestFeedContentSuggestions,PrivacySandboxSettings4,WebRtcHideLocalIpsWithMdns,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
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
    // There is no user to answer prompts, and pages must not reach the secrets of this machine.
    "--deny-permission-prompts",
    "--block-new-web-contents",
    "--disable-notifications",
    "--disable-prompt-on-repost",
    "--password-store=basic",
    "--use-mock-keychain",
    "--mute-audio",
    // A page in the background runs as fast as a visible one.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    // Containers have 64 MB of shared memory by default, which is too little for a heavy page.
    "--disable-dev-shm-usage",
    // The sandbox does not work for root, and is disabled only there.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "about:blank",
  ];
}

/**
 * Exchanges messages over the file descriptors 3 and 4 of the child, each message ended by a zero
 * byte.
 */
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
