import { expect, test } from "vitest";
import { listSections } from "./search-sections.ts";

test("an article is read by section, without marks, addresses and code, but with what is fenced as text", () => {
  const article = [
    "Begin **here**, by [the rule](https://rule.example/a).",
    "## Colours",
    "One line:",
    "```css\n--ink: red;\n```",
    "Then write:",
    "```text\nHello, what does it cost?\n```",
    "## Last",
    "The `end`. `npm run experiments` measures it again.",
  ].join("\n\n");
  expect(listSections(article)).toEqual([
    { heading: "", text: "Begin here , by the rule ." },
    { heading: "Colours", text: "One line: Then write: Hello, what does it cost?" },
    { heading: "Last", text: "The end . measures it again." },
  ]);
});
