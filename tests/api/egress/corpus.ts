import ipaddr from "ipaddr.js";

/*
 * The addresses that must never be connected to, and the ways in which people write them. Written
 * from the IANA registries and from what is known to have slipped past other guards, not from the
 * product's table.
 */

/**
 * Networks that are not public, with the neighbours just outside that are (where there are any).
 */
export const networks: readonly (readonly [cidr: string, publicNeighbours?: readonly string[]])[] =
  [
    ["0.0.0.0/8", ["1.0.0.0"]],
    ["10.0.0.0/8", ["9.255.255.255", "11.0.0.0"]],
    ["100.64.0.0/10", ["100.63.255.255", "100.128.0.0"]],
    ["127.0.0.0/8", ["126.255.255.255", "128.0.0.0"]],
    ["168.63.129.16/32", ["168.63.129.15", "168.63.129.17"]],
    ["169.254.0.0/16", ["169.253.255.255", "169.255.0.0"]],
    ["172.16.0.0/12", ["172.15.255.255", "172.32.0.0"]],
    ["192.0.0.0/24", ["191.255.255.255", "192.0.1.0"]],
    ["192.0.2.0/24", ["192.0.1.255", "192.0.3.0"]],
    ["192.31.196.0/24", ["192.31.195.255", "192.31.197.0"]],
    ["192.52.193.0/24", ["192.52.192.255", "192.52.194.0"]],
    ["192.88.99.0/24", ["192.88.98.255", "192.88.100.0"]],
    ["192.168.0.0/16", ["192.167.255.255", "192.169.0.0"]],
    ["192.175.48.0/24", ["192.175.47.255", "192.175.49.0"]],
    ["198.18.0.0/15", ["198.17.255.255", "198.20.0.0"]],
    ["198.51.100.0/24", ["198.51.99.255", "198.51.101.0"]],
    ["203.0.113.0/24", ["203.0.112.255", "203.0.114.0"]],
    ["224.0.0.0/4", ["223.255.255.255"]],
    ["240.0.0.0/4"],
    ["255.255.255.255/32"],
    ["::/128"],
    ["::1/128"],
    ["::/96"],
    ["::ffff:0:0/96"],
    ["::ffff:0:0:0/96"],
    ["64:ff9b::/96"],
    ["64:ff9b:1::/48"],
    ["100::/64"],
    ["100:0:0:1::/64"],
    ["200::/7"],
    ["1fff::/16"],
    ["2001::/32", ["2001:200::1"]],
    ["2001:1::1/128"],
    ["2001:2::/48"],
    ["2001:3::/32"],
    ["2001:4:112::/48"],
    ["2001:10::/28"],
    ["2001:20::/28"],
    ["2001:30::/28"],
    ["2001:db8::/32", ["2001:db7:ffff::1", "2001:db9::1"]],
    ["2002::/16", ["2003::1"]],
    ["2620:4f:8000::/48", ["2620:4f:7fff::1", "2620:4f:8001::1"]],
    ["3ffe::/16"],
    ["3fff::/20"],
    ["4000::/3"],
    ["5f00::/16"],
    ["6000::/3"],
    ["8000::/1"],
    ["fc00::/7"],
    ["fd00:ec2::254/128"],
    ["fd20:ce::254/128"],
    ["fe80::/10"],
    ["fec0::/10"],
    ["ff00::/8"],
  ];

/** The first, the last and some between, the same each time. */
export function listAddresses(cidr: string): readonly string[] {
  const [network, prefix] = ipaddr.parseCIDR(cidr);
  const bytes = network.toByteArray();
  const random = createRandom(
    prefix * 7919 + bytes.reduce((sum, byte, i) => sum + byte * (i + 1), 0),
  );
  const fill = (byte: (i: number) => number) =>
    ipaddr
      .fromByteArray(
        bytes.map((kept, i) => {
          const mask = (0xff << (8 - Math.min(8, Math.max(0, prefix - i * 8)))) & 0xff;
          return (kept & mask) | (byte(i) & ~mask & 0xff);
        }),
      )
      .toString();
  const last = bytes.length - 1;
  return [
    ...new Set([
      fill(() => 0),
      fill((i) => (i === last ? 1 : 0)),
      fill(() => 0xff),
      ...Array.from({ length: 6 }, () => fill(() => Math.floor(random() * 256))),
    ]),
  ];
}

/**
 * What lies hidden behind the spellings: loopback, this host, private, link local, metadata, the
 * carrier's.
 */
export const hidden: readonly string[] = [
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.254",
  "192.168.1.1",
  "169.254.169.254",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.251",
  "255.255.255.255",
];

const toCircled = (digit: string) =>
  digit === "0" ? "⓪" : String.fromCodePoint(0x2460 + Number(digit) - 1);
const toFullWidth = (digit: string) => String.fromCodePoint(0xff10 + Number(digit));
const toMathematical = (digit: string) => String.fromCodePoint(0x1d7ce + Number(digit));
const toArabicDigit = (digit: string) => String.fromCodePoint(0x0660 + Number(digit));
const toPercentEncoded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");

/** An IPv4 address as a host, in every way that some program somewhere reads as that address. */
export function listHostSpellings(address: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  const number = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  const hex = number.toString(16).padStart(8, "0");
  const [high, low] = [hex.slice(0, 4), hex.slice(4)];
  const each = (write: (octet: number) => string, between = ".") =>
    [a, b, c, d].map(write).join(between);
  const digits = (write: (digit: string) => string) => address.replace(/\d/g, write);
  return [
    address,
    `${address}.`,
    each(String, "。"),
    each(String, "．"),
    each(String, "｡"),
    String(number),
    `${number}.`,
    `0x${hex}`,
    `0X${hex.toUpperCase()}`,
    `0x00000${hex}`,
    `0${number.toString(8)}`,
    `00000${number.toString(8)}`,
    each((octet) => `0x${octet.toString(16)}`),
    each((octet) => `0x${octet.toString(16).padStart(6, "0")}`),
    each((octet) => `0${octet.toString(8)}`),
    each((octet) => octet.toString(8).padStart(11, "0")),
    `0x${a.toString(16)}.${b}.0${c.toString(8)}.${d}`,
    `${a}.${(b << 16) | (c << 8) | d}`,
    `${a}.${b}.${(c << 8) | d}`,
    `0x${a.toString(16)}.0x${((b << 16) | (c << 8) | d).toString(16)}`,
    `0${a.toString(8)}.${(b << 16) | (c << 8) | d}`,
    digits(toCircled),
    digits(toFullWidth),
    digits(toMathematical),
    digits(toArabicDigit),
    toPercentEncoded(address),
    address.replaceAll(".", "%2e"),
    address.replaceAll(".", "%E3%80%82"),
    `${address.slice(0, 2)}\t${address.slice(2)}`,
    `${address.slice(0, 2)}\n${address.slice(2)}`,
    `${address.slice(0, 2)}\u00ad${address.slice(2)}`,
    `${address.slice(0, 2)}\u200b${address.slice(2)}`,
    `${address}%00`,
    `${address}%20`,
    `${address}%25eth0`,
    `[${address}]`,
    `[::ffff:${address}]`,
    `[::FFFF:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${address}]`,
    `[0000:0000:0000:0000:0000:ffff:${high}:${low}]`,
    `[::ffff:0:${address}]`,
    `[::${address}]`,
    `[::${high}:${low}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${high}:${low}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
    `[2001::${(0xffff ^ parseInt(high, 16)).toString(16)}:${(0xffff ^ parseInt(low, 16)).toString(16)}]`,
    `[2a00:1450:4001:800::5efe:${address}]`,
    `[2a00:1450:4001:800:200:5efe:${high}:${low}]`,
    `[fe80::5efe:${address}]`,
    `[fe80::1%25eth0]`,
    `[fe80::1%eth0]`,
    `[::1%25lo]`,
  ];
}

/** Addresses whose reader may take another part for the host, and what else is around a host. */
export function listUrls(host: string): readonly string[] {
  return [
    `http://${host}/`,
    `https://${host}/`,
    `HTTP://${host}`,
    `http:${host}`,
    `http:/${host}`,
    `http:\\\\${host}\\`,
    `http:////${host}/`,
    ` http://${host}/ `,
    `http://${host}:80/`,
    `http://${host}:8080/latest/meta-data/`,
    `https://${host}:8443/?q=shop.example`,
    `http://${host}:00080/`,
    `http://${host}#@shop.example/`,
    `http://${host}?@shop.example/`,
    `http://${host}\\@shop.example/`,
    `http://${host}/..//shop.example/`,
    `http://shop.example@${host}/`,
    `http://user:password@${host}/`,
    `http://shop.example:80@${host}/`,
    `http://shop.example%40@${host}/`,
    `http://:@${host}/`,
    `http://%@${host}/`,
    `http://${host}:22/`,
    `http://${host}:6379/`,
    `http://${host}:2375/`,
    `ftp://${host}/`,
    `gopher://${host}:70/_x`,
    `ws://${host}/`,
    `dict://${host}:11211/`,
  ];
}

/** Addresses that no fetch begins with, whatever they lead to. */
export const notPages: readonly string[] = [
  "",
  " ",
  "http://",
  "https://",
  "//",
  "hello world",
  "file:///etc/passwd",
  "file://localhost/etc/passwd",
  "data:text/html,<h1>x</h1>",
  "javascript:alert(1)",
  "blob:https://shop.example/1",
  "about:blank",
  "jar:http://shop.example!/",
  "netdoc:///etc/passwd",
  "unix:/var/run/docker.sock",
  "http://shop.example:22/",
  "http://shop.example:25/",
  "http://shop.example:3306/",
  "http://shop.example:5432/",
  "http://shop.example:6379/",
  "http://shop.example:9200/",
  "http://shop.example:65536/",
  "http://shop.example:-1/",
  "http://user@shop.example/",
  "http://user:password@shop.example/",
  "http://[/",
  "http://[::1/",
  "http://::1/",
  "http://1.2.3.4.5/",
  "http://256.256.256.256/",
  "http://0x100000000/",
  "http://4294967296/",
  "http://shop..example/",
  "http://.shop.example/",
  "http://-shop.example/",
  "http://shop example/",
  "http://shop.example\0/",
  `http://${"a".repeat(64)}.example/`,
  `http://${"a.".repeat(130)}example/`,
  `http://shop.example/${"a".repeat(2048)}`,
];

/** Names that lead inside, whatever they resolve to. */
export const insideNames: readonly string[] = [
  "localhost",
  "LOCALHOST",
  "localhost.",
  "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ",
  "ｌｏｃａｌｈｏｓｔ",
  "loc%61lhost",
  "www.localhost",
  "localhost.localdomain",
  "localhost6",
  "ip6-localhost",
  "metadata",
  "metadata.google.internal",
  "metadata.google.internal.",
  "instance-data.ec2.internal",
  "host.docker.internal",
  "kubernetes.default.svc.cluster.local",
  "printer.local",
  "router.lan",
  "nas.home",
  "server.home.arpa",
  "1.0.0.127.in-addr.arpa",
  "wiki.corp",
  "mail.intranet",
  "db.private",
  "duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion",
  "shop.invalid",
  "intranet",
  "unix",
];

function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
