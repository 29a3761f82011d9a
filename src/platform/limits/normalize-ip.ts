import ipaddr from "ipaddr.js";

/**
 * The address under which somebody is counted: an IPv4 address as it is, of an IPv6 address the network of 64 bits,
 * because one subscriber has at least so many.
 */
export function normalizeIp(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return (address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
