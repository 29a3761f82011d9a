import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { expect, test } from "vitest";
import { articleHtml } from "./article-html.ts";

const processor = await createSatteriMarkdownProcessor({
  syntaxHighlight: false,
  hastPlugins: [articleHtml],
});

const render = async (markdown: string): Promise<string> =>
  (await processor.render(markdown, { fileURL: new URL("file:///a/en.md") })).code;

test("a block that names a figure or a try becomes a mark that no reader meets", async () => {
  expect(await render("```figure\nweight\n```\n\n```try\npage-time\n```")).toBe(
    '<hr data-part="figure:weight">\n<hr data-part="try:page-time">\n',
  );
});

test("any other code is code, which scrolls and has a name", async () => {
  expect(await render("## One\n\n```html\n<img>\n```")).toContain(
    '<pre tabindex="0" role="group" aria-labelledby="part-1" data-prose=""><code class="language-html">&lt;img&gt;',
  );
});

test("a cited figure is kept as a citation, so that what Astro caches has no figure of a run", async () => {
  const written = "## Over {{website-speed/shown}} s\n\n| **{{website-speed/shown}}** |\n| --- |\n";
  const html = await render(written);
  expect(html.match(/\{\{website-speed\/shown\}\}/g)).toHaveLength(2);
});
