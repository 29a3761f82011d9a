import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SectionTitle } from "./SectionTitle.tsx";

test("L-51 a section title is a heading, centred by default", () => {
  const centred = renderToStaticMarkup(<SectionTitle title="Work" />);
  expect(centred).toMatch(/<h2[^>]*>Work<\/h2>/);
  expect(centred).toContain('data-section-title="center"');
  const atStart = renderToStaticMarkup(<SectionTitle title="Work" align="start" level={1} />);
  expect(atStart).toMatch(/<h1[^>]*>Work<\/h1>/);
  expect(atStart).toContain('data-section-title="start"');
});

test("L-52 a subtitle shows where there is one, and no empty element where there is none", () => {
  expect(renderToStaticMarkup(<SectionTitle title="Work" subtitle="As it is" />)).toMatch(
    /<p[^>]*>As it is<\/p>/,
  );
  expect(renderToStaticMarkup(<SectionTitle title="Work" />)).not.toContain("<p");
});
