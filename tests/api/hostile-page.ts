import type { IncomingMessage, ServerResponse } from "node:http";

/*
 * A page that tries every way that a browser has of asking for something. Each way is tried twice:
 * at the addresses that are forbidden, and at a public name (`control.example`), because a way that
 * never fires proves nothing.
 */

/**
 * Where the forbidden ones lead: this machine's own ports, addresses of inside in all their
 * spellings, and names for them.
 */
export interface Forbidden {
  /** A port of loopback that records everything it receives, by TCP and by UDP. */
  readonly canaryPort: number;
}

/**
 * Ways that fire while a page loads and that the control can see. `t` is an address that ends in a
 * path.
 */
const markup: Readonly<Record<string, (t: string) => string>> = {
  img: (t) => `<img src="${t}">`,
  srcset: (t) => `<img srcset="${t} 1x">`,
  picture: (t) => `<picture><source srcset="${t}"><img src="data:,"></picture>`,
  "input-image": (t) => `<input type="image" src="${t}">`,
  "body-background": (t) => `<table background="${t}"><tr><td>x</td></tr></table>`,
  "svg-image": (t) => `<svg width="9" height="9"><image href="${t}" width="9" height="9"/></svg>`,
  script: (t) => `<script src="${t}"></script>`,
  module: (t) => `<script type="module" src="${t}"></script>`,
  modulepreload: (t) => `<link rel="modulepreload" href="${t}">`,
  stylesheet: (t) => `<link rel="stylesheet" href="${t}">`,
  "css-import": (t) => `<style>@import url("${t}");</style>`,
  "css-background": (t) => `<i style="background:url('${t}')">x</i>`,
  "css-list": (t) => `<ul><li style="list-style-image:url('${t}')">x</li></ul>`,
  "css-border": (t) => `<p style="border:3px solid;border-image-source:url('${t}')">x</p>`,
  "css-font": (t) =>
    `<style>@font-face{font-family:"${t}";src:url("${t}")}</style><p style="font-family:'${t}'">x</p>`,
  iframe: (t) => `<iframe src="${t}"></iframe>`,
  object: (t) => `<object data="${t}"></object>`,
  embed: (t) => `<embed src="${t}" type="text/html">`,
  video: (t) => `<video src="${t}" autoplay muted></video>`,
  poster: (t) => `<video poster="${t}"></video>`,
  audio: (t) => `<audio src="${t}" preload="auto"></audio>`,
  "preload-image": (t) => `<link rel="preload" as="image" href="${t}">`,
  "preload-fetch": (t) => `<link rel="preload" as="fetch" href="${t}" crossorigin>`,
  prefetch: (t) => `<link rel="prefetch" href="${t}">`,
  "meta-refresh": (t) => wrapInFrame(`<meta http-equiv=refresh content='0;url=${t}'>`),
  location: (t) => wrapInFrame(`<script>location.href='${t}'</script>`),
  "location-replace": (t) => wrapInFrame(`<script>location.replace('${t}')</script>`),
  "form-get": (t) =>
    wrapInFrame(`<form action='${t}'></form><script>document.forms[0].submit()</script>`),
  "form-post": (t) =>
    wrapInFrame(
      `<form method=post action='${t}'></form><script>document.forms[0].submit()</script>`,
    ),
  base: (t) => wrapInFrame(`<base href='${t}/'><img src=x>`),
  "document-write": (t) => `<script>document.write('<img src="${t}">')</script>`,
  "refresh-header": (t) => `<iframe src="/refresh?t=${encodeURIComponent(t)}"></iframe>`,
  "csp-report": (t) => `<iframe src="/csp?t=${encodeURIComponent(t)}"></iframe>`,
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((code) => [
      `redirect-${code}`,
      (t: string) => `<img src="/redirect?code=${code}&t=${encodeURIComponent(t)}">`,
    ]),
  ),
};

const scripts: Readonly<Record<string, (t: string) => string>> = {
  fetch: (t) => `fetch("${t}", { mode: "no-cors" })`,
  "fetch-post": (t) => `fetch("${t}", { mode: "no-cors", method: "POST", body: "x" })`,
  "fetch-keepalive": (t) => `fetch("${t}", { mode: "no-cors", keepalive: true })`,
  xhr: (t) => `const asked = new XMLHttpRequest(); asked.open("GET", "${t}"); asked.send()`,
  websocket: (t) => `new WebSocket("${t.replace(/^http/, "ws")}")`,
  eventsource: (t) => `new EventSource("${t}").onerror = (event) => event.target.close()`,
  beacon: (t) => `navigator.sendBeacon("${t}", "x")`,
  "new-image": (t) => `new Image().src = "${t}"`,
  "dynamic-import": (t) => `import("${t}")`,
  "worker-import": (t) => `new Worker(URL.createObjectURL(new Blob(['importScripts("${t}")'])))`,
  "worker-fetch": (t) =>
    `new Worker(URL.createObjectURL(new Blob(['fetch("${t}", { mode: "no-cors" })'])))`,
};

/**
 * Ways that cannot be seen from the control: they open no connection of their own, need https, or
 * are shut off.
 */
function hideFromUdp(t: string, { canaryPort }: Forbidden): string {
  const udp = `127.0.0.1:${canaryPort}`;
  return `
<link rel="preconnect" href="${t}"><link rel="dns-prefetch" href="${t}"><link rel="icon" href="${t}/icon"><link rel="manifest" href="${t}/manifest">
<script type="importmap">{"imports":{"inside":"${t}/map"}}</script>
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${t}/speculation"],"eagerness":"immediate"}],"prerender":[{"source":"list","urls":["${t}/prerender"],"eagerness":"immediate"}]}</script>
<video><track src="${t}/track" default></video>
${wrapInFrame(`<a ping='${t}/ping' href='#x'>x</a><script>document.links[0].click()</script>`)}${wrapInFrame(`<a download href='${t}/download'>x</a><script>document.links[0].click()</script>`)}
<iframe src="view-source:${t}"></iframe><iframe src="file:///etc/passwd"></iframe><iframe src="chrome://net-internals"></iframe><iframe src="ftp://${udp}/"></iframe>
<script>
for (const way of [
  () => import("inside"),
  () => window.open("${t}/open"),
  () => navigator.serviceWorker?.register("/worker.js"),
  () => new SharedWorker("${t}/shared"),
  () => new WebTransport("https://${udp}/"),
  () => new WebSocket("wss://${udp}/"),
  () => fetch("https://${udp}/", { mode: "no-cors" }),
  () => fetch("file:///etc/passwd"),
  () => {
    const servers = ["stun:${udp}", "turn:${udp}?transport=udp", "turn:${udp}?transport=tcp", "turns:${udp}?transport=tcp"];
    const peer = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls, username: "x", credential: "x" })) });
    peer.createDataChannel("x");
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    peer.addIceCandidate({ candidate: "candidate:1 1 udp 2113937151 127.0.0.1 ${canaryPort} typ host", sdpMid: "0" }).catch(() => undefined);
  },
]) try { void Promise.resolve(way()).catch(() => undefined); } catch {}
</script>`;
}

/** Every spelling of inside that a browser understands. */
function addresses({ canaryPort }: Forbidden): readonly string[] {
  // prettier-ignore
  const hosts = [
    "127.0.0.1", "2130706433", "0177.0.0.1", "0x7f000001", "0x7f.1", "127.1", "127.0.0.1.",
    "①②⑦.⓪.⓪.①", "0.0.0.0", "0",
    "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]",
    "[64:ff9b::7f00:1]", "[fe80::1]", "[fd00:ec2::254]",
    "localhost", "localhost.", "app.localhost", "LOCALHOST", "127.0.0.1.nip.example",
    "inside.example", "both.example", "rebind.example", "private.example",
    "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.100.100.200", "metadata.google.internal",
  ];
  return hosts.flatMap((host) => [
    `http://${host}`,
    `http://${host}:8080`,
    `http://${host}:${canaryPort}`,
  ]);
}

/** A frame of the page's own origin. */
function wrapInFrame(inner: string): string {
  return `<iframe src="/frame?html=${encodeURIComponent(inner)}"></iframe>`;
}

/** The ways that the control has to see. */
export const observableWays: readonly string[] = [...Object.keys(markup), ...Object.keys(scripts)];

function hostilePage(forbidden: Forbidden): string {
  const listWays = (to: (way: string) => string): string => {
    const tags = Object.entries(markup).map(([way, write]) => write(to(way)));
    const calls = Object.entries(scripts).map(
      ([way, write]) => `try { ${write(to(way))}; } catch {}`,
    );
    return `${tags.join("\n")}<script>${calls.map((call) => `(async () => { ${call} })().catch(() => undefined);`).join("\n")}</script>`;
  };
  const direct = `http://127.0.0.1:${forbidden.canaryPort}`;
  const spelled = addresses(forbidden).map(
    (address, i) => `<img src="${address}/spelling-${i}"><a href="${address}/link-${i}">${i}</a>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hostile</title><link rel="icon" href="data:,"></head><body><h1>A page with many ways</h1>
${listWays((way) => `http://control.example/${way}`)}
${listWays((way) => `${direct}/${way}`)}
${listWays((way) => `http://127.0.0.1/${way}`)}
${listWays((way) => `http://inside.example:8080/${way}`)}
${hideFromUdp(direct, forbidden)}
${spelled.join("")}
<script>setTimeout(() => { for (let i = 0; i < 3; i++) fetch("http://rebind.example/again-" + i, { mode: "no-cors" }).catch(() => undefined); }, 300);</script>
</body></html>`;
}

/** Answers for the hostile site. */
export function answerHostile(
  request: IncomingMessage,
  response: ServerResponse,
  forbidden: Forbidden,
): void {
  const { pathname, searchParams } = new URL(request.url!, "http://hostile.example");
  const to = searchParams.get("t") ?? "";
  const html = (body: string, headers: Record<string, string> = {}) =>
    void response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
  if (pathname === "/") html(hostilePage(forbidden));
  else if (pathname === "/frame") html(searchParams.get("html")!);
  else if (pathname === "/refresh") html("x", { refresh: `0;url=${to}` });
  else if (pathname === "/csp")
    html("<img src=/x>", { "content-security-policy": `img-src 'none'; report-uri ${to}` });
  else if (pathname === "/redirect")
    response.writeHead(Number(searchParams.get("code")), { location: to }).end();
  else response.writeHead(404).end();
}
