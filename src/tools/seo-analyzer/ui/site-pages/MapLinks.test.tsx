import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MapLinks } from "./MapLinks.tsx";

type Report = ComponentProps<typeof MapLinks>["report"];
const page = (depth: number) => ({ depth }) as unknown as Report["pages"][number];
const report: Report = {
  pages: [page(0), page(1), page(1)],
  links: [
    [0, 1],
    [0, 2],
    [1, 0],
  ],
};
const places = [0, 1, 2].map((x) => ({ x: x * 50, y: 0, rowsTop: 0, row: 0 }));

function countLines(shown: ReadonlySet<number>): number {
  const markup = renderToStaticMarkup(
    <MapLinks
      {...{ report, shown, places }}
      chosen={undefined}
      cellWidth={44}
      width={200}
      height={50}
    />,
  );
  return markup.match(/M/g)?.length ?? 0;
}

test("links to a further level are drawn between the pages that pass the filter", () => {
  expect(countLines(new Set([0, 1, 2]))).toBe(2);
  expect(countLines(new Set([0, 2]))).toBe(1);
  expect(countLines(new Set([1, 2]))).toBe(0);
});
