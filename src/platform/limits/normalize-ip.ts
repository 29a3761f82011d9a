import ipaddr from "ipaddr.js";

/**
 * The address under which somebody is counted: an IPv4 address as it is, of an IPv6 address the network of 56 bits,
 * because one subscriber commonly has so many (RFC 6177).
 */
export function normalizeIp(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const [first = 0, second = 0, third = 0, fourth = 0] = (address as ipaddr.IPv6).parts;
  return [first, second, third, fourth & 0xff00].map((part) => part.toString(16)).join(":");
}
