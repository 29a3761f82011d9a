import { expect, test } from "vitest";
import { getNetworkAdvice } from "./network-advice.ts";

test("B-24 a system that does not reveal its addresses gives a warning that says what to do", () => {
  const refuse = () => {
    throw new Error(
      "A system error occurred: uv_interface_addresses returned Unknown system error 97",
    );
  };
  expect(getNetworkAdvice(refuse)).toContain("RestrictAddressFamilies must allow AF_NETLINK");
  expect(getNetworkAdvice()).toBeUndefined();
});
