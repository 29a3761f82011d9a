import ipaddr from "ipaddr.js";

/**
 * Returns the address by which a visitor is counted: an IPv4 address as it is, and the /56 network
 * of an IPv6 address, because one subscriber commonly has a whole /56.
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function normalizeIp(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const [first = 0, second = 0, third = 0, fourth = 0] = (address as ipaddr.IPv6).parts;
  return [first, second, third, fourth & 0xff00].map((part) => part.toString(16)).join(":");
}

/**
 * Returns the address by which visitors are counted together, against a larger limit: an IPv4
 * address as it is, and the /48 network of an IPv6 address, which tunnel brokers and hosts give to
 * anyone: 256 visitors are of one hand there. Other subscribers of a provider may share it.
 */
export function normalizeNetwork(ip: string): string {
  const address = normalizeIp(ip);
  return address.includes(":") ? `${address.slice(0, address.lastIndexOf(":"))}::` : address;
}

/**
 * Returns the block of addresses that one hand can rent for little: the /24 of an IPv4 address, the
 * smallest block that networks announce to each other, and the /48 of an IPv6 address. Behind
 * carrier-grade NAT thousands of subscribers share a /24: it is for limits of what few people do.
 * @see https://www.rfc-editor.org/rfc/rfc7454#section-6.1.3
 */
export function normalizeSubnet(ip: string): string {
  const network = normalizeNetwork(ip);
  return network.replace(/\.\d+$/, ".0");
}
