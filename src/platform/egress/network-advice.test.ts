import { expect, test } from "vitest";
import { adviceOnNetwork } from "./network-advice.ts";

test("B-24 a system that does not tell its addresses is told of, with what to do", () => {
  const refused = () => {
    throw new Error(
      "A system error occurred: uv_interface_addresses returned Unknown system error 97",
    );
  };
  expect(adviceOnNetwork(refused)).toContain("RestrictAddressFamilies must allow AF_NETLINK");
  expect(adviceOnNetwork()).toBeUndefined();
});
