import { networkInterfaces } from "node:os";

/**
 * Returns a warning for the operator where the system does not reveal this machine's own addresses.
 * Without them no address can be checked, and every analysis and test fails.
 * @param read reads the interfaces; replaced in tests only
 */
export function getNetworkAdvice(read: () => object = networkInterfaces): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The addresses of this machine cannot be read (${reason}), so analyses and speed tests of sites will fail. Under systemd, RestrictAddressFamilies must allow AF_NETLINK.`;
  }
}
