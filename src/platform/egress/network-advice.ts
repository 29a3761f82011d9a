import { networkInterfaces } from "node:os";

/**
 * What whoever starts the server reads where the system does not tell which addresses are this machine's own. No
 * address of a visitor can be judged then, and each analysis and test fails.
 * @param read how the system is asked; only tests bring another way
 */
export function adviceOnNetwork(read: () => object = networkInterfaces): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The addresses of this machine cannot be read (${reason}), so analyses and speed tests of sites will fail. Under systemd, RestrictAddressFamilies must allow AF_NETLINK.`;
  }
}
