import { expect, test } from "vitest";
import { isolateUrls } from "./isolate-urls.ts";

test("an address in a plain Arabic text keeps its slash at its end", () => {
  expect(isolateUrls("ar", "الموقع http://cafe.example/، ثم https://ro2ya.example/?id=1")).toBe(
    "الموقع \u2066http://cafe.example/\u2069، ثم \u2066https://ro2ya.example/?id=1\u2069",
  );
  expect(isolateUrls("ar", "لا رابط هنا")).toBe("لا رابط هنا");
  expect(isolateUrls("en", "See http://cafe.example/")).toBe("See http://cafe.example/");
});
