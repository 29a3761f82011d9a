import { expect, test } from "vitest";
import { countLeaks } from "./leak-check.ts";

const never = new AbortController().signal;

/** SHA-1 of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8. */
const answer =
  "1D2DA4053E34E76F6576ED1DA63134B5E2A:2\r\n1E4C9B93F3F0682250B6CF8331B7EE68FD8:10434004\r\n00000000000000000000000000000000AAA:0";

test("W-59 five characters of the hash are sent, and nothing else of the password", async () => {
  const requests: { address: string; options: RequestInit }[] = [];
  await countLeaks("password", never, async (address, options) => {
    requests.push({ address, options });
    return new Response(answer);
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]!.address).toBe("https://api.pwnedpasswords.com/range/5BAA6");
  expect(requests[0]!.options).toEqual({
    signal: never,
    headers: { "Add-Padding": "true" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  });
});

test("a leaked password is found with its count, another is not, and padding is ignored", async () => {
  expect(await countLeaks("password", never, async () => new Response(answer))).toBe(10_434_004);
  expect(await countLeaks("كلمة لا يعرفها أحد", never, async () => new Response(answer))).toBe(0);
  expect(
    await countLeaks(
      "password",
      never,
      async () => new Response("1E4C9B93F3F0682250B6CF8331B7EE68FD8:0"),
    ),
  ).toBe(0);
});

test("an error of the service is not reported as a password without leaks", async () => {
  await expect(
    countLeaks("password", never, async () => new Response("", { status: 503 })),
  ).rejects.toThrow("503");
});
