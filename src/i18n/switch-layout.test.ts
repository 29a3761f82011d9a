import { expect, test } from "vitest";
import { switchLayout } from "./switch-layout.ts";

test("the same keys in the other language", () => {
  expect(switchLayout("hgsghl")).toBe("السلام");
  expect(switchLayout("حشسسصخقي")).toBe("password");
  expect(switchLayout("Bl")).toBe("لام");
  expect(switchLayout("12-34")).toBeNull();
});
