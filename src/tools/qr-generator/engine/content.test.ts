import { expect, test } from "vitest";
import { openTab, createContent, tabs, changeInput } from "./content.ts";

const start = createContent("https://shop.example");

test("N-01 the tabs are URL, Text, Email and Phone, and URL is open at first", () => {
  expect(tabs).toEqual(["url", "text", "email", "phone"]);
  expect(start.tab).toBe("url");
});

test("N-03 the URL tab takes the input as it is", () => {
  expect(changeInput(start, "HTTPS://Shop.Example/منيو?a=1&b=٢ ").value).toBe(
    "HTTPS://Shop.Example/منيو?a=1&b=٢ ",
  );
  expect(changeInput(start, "mailto:a@b.example")).toEqual({
    tab: "url",
    value: "mailto:a@b.example",
    typed: "mailto:a@b.example",
  });
});

test("N-04 the Text tab takes the input as it is", () => {
  expect(changeInput(openTab(start, "text"), " tel: me\n☕ ").value).toBe(" tel: me\n☕ ");
});

test("N-05 the Email tab puts mailto: before the input", () => {
  expect(changeInput(openTab(start, "email"), "a@b.example").value).toBe("mailto:a@b.example");
});

test("N-06 the Phone tab puts tel: before the input, in digits that phones can call", () => {
  expect(changeInput(openTab(start, "phone"), "+201000000000").value).toBe("tel:+201000000000");
  expect(changeInput(openTab(start, "phone"), "+٢٠١٠٠٠٠٠٠٠٠٠")).toMatchObject({
    value: "tel:+201000000000",
    typed: "+201000000000",
  });
});

test("N-07 switching tabs does not change the content", () => {
  let content = changeInput(openTab(start, "email"), "a@b.example");
  for (const tab of ["phone", "url", "text", "email"] as const) {
    content = openTab(content, tab);
    expect(content.value).toBe("mailto:a@b.example");
    expect(content.typed).toBe("a@b.example");
  }
});

test("N-08 a prefix never shows in the input and never doubles", () => {
  const email = changeInput(openTab(start, "email"), "mailto:a@b.example");
  expect(email).toEqual({ tab: "email", value: "mailto:a@b.example", typed: "a@b.example" });
  expect(changeInput(openTab(email, "phone"), "mailto:+20")).toEqual({
    tab: "phone",
    value: "tel:+20",
    typed: "+20",
  });
  expect(changeInput(email, "MAILTO:tel:a@b.example").value).toBe("mailto:a@b.example");
  expect(openTab({ tab: "url", value: "tel:mailto:x", typed: "tel:mailto:x" }, "phone").typed).toBe(
    "x",
  );
});

test("N-28 an empty input gives no content in any tab", () => {
  for (const tab of tabs) expect(changeInput(openTab(start, tab), "").value).toBe("");
  expect(changeInput(openTab(start, "email"), "mailto:").value).toBe("");
});

test("a lone surrogate is not encoded", () => {
  expect(changeInput(start, "a\ud83d").value).toBe("a\ufffd");
});
