import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/*
 * The IP addresses that a visitor's URL may lead to. For IPv4, a list of blocked networks; for
 * IPv6, the global unicast block without its special networks, because most of IPv6 is not
 * allocated.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry (RFC 6890 and what updates it)
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */

const blockedIpv4: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8], // "this network"; on Linux 0.0.0.0 is the host itself (RFC 791)
  ["10.0.0.0", 8], // private use (RFC 1918)
  ["100.64.0.0", 10], // carrier-grade NAT (RFC 6598); Alibaba's metadata at 100.100.100.200 too
  ["127.0.0.0", 8], // loopback (RFC 1122)
  // Azure's virtual machine agent: a public address that answers only inside Azure.
  ["168.63.129.16", 32],
  // Link local (RFC 3927): 169.254.169.254 is the metadata service of most clouds.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12], // private use (RFC 1918)
  ["192.0.0.0", 24], // protocol assignments (RFC 6890); Oracle's metadata at 192.0.0.192 too
  ["192.0.2.0", 24], // documentation (RFC 5737)
  ["192.31.196.0", 24], // AS112 (RFC 7535): anycast name servers, no websites
  ["192.52.193.0", 24], // automatic multicast tunnels (RFC 7450)
  ["192.88.99.0", 24], // 6to4 relays, deprecated (RFC 7526)
  ["192.168.0.0", 16], // private use (RFC 1918)
  ["192.175.48.0", 24], // AS112 (RFC 7534)
  ["198.18.0.0", 15], // benchmarks (RFC 2544)
  ["198.51.100.0", 24], // documentation (RFC 5737)
  ["203.0.113.0", 24], // documentation (RFC 5737)
  ["224.0.0.0", 4], // multicast (RFC 5771)
  ["240.0.0.0", 4], // reserved (RFC 1112), limited broadcast (RFC 8190)
];

/**
 * The only block from which global unicast addresses are allocated (RFC 4291, IANA's IPv6 address
 * space).
 */
const globalUnicast = ["2000::", 3] as const;

const blockedIpv6: readonly (readonly [network: string, prefix: number])[] = [
  ["2001::", 23], // protocol assignments (RFC 2928): Teredo, benchmarks, AMT, AS112, ORCHID, drones
  ["2001:db8::", 32], // documentation (RFC 3849)
  ["2002::", 16], // 6to4 (RFC 3056): contains an IPv4 address
  ["2620:4f:8000::", 48], // AS112 (RFC 7534)
  ["3ffe::", 16], // 6bone, returned to IANA (RFC 3701)
  ["3fff::", 20], // documentation (RFC 9637)
];

const ipv4 = new BlockList();
for (const [network, prefix] of blockedIpv4) ipv4.addSubnet(network, prefix, "ipv4");
const ipv6 = new BlockList();
for (const [network, prefix] of blockedIpv6) ipv6.addSubnet(network, prefix, "ipv6");
const globalPrefixes = new BlockList();
globalPrefixes.addSubnet(...globalUnicast, "ipv6");

/**
 * Whether the server may connect to an address for a visitor. Anything but a plain IPv4 or IPv6
 * address (a host name, a zone id, an octal notation) is rejected.
 * @param own the addresses of this machine's interfaces, which may be public and are blocked all
 *   the same
 */
export function isPublicAddress(address: string, own: ReadonlySet<string> = new Set()): boolean {
  if (address.includes("%") || own.has(canonicalizeAddress(address))) return false;
  const family = isIP(address);
  if (family === 4) return !ipv4.check(address, "ipv4");
  if (family === 6)
    return (
      globalPrefixes.check(address, "ipv6") && !ipv6.check(address, "ipv6") && !isIsatap(address)
    );
  return false;
}

/** Normalizes an IP address for comparison; other text is returned unchanged. */
export function canonicalizeAddress(address: string): string {
  const bare = address.split("%", 1)[0]!;
  return isIP(bare) === 0 ? address : ipaddr.process(bare).toString();
}

/**
 * ISATAP writes an IPv4 address, often a private one, into the lower half of an IPv6 address (RFC
 * 5214, section 6.1).
 */
function isIsatap(address: string): boolean {
  const [, , , , high, low] = ipaddr.IPv6.parse(address).parts;
  return (high === 0x0000 || high === 0x0200) && low === 0x5efe;
}
