import { Fragment } from "react";

/** Code in a sentence: Latin with signs in it, such as dir="rtl", og:title or /sitemap.xml. */
const code = /((?:[<#/]?[A-Za-z][\w-]*(?:[=:/.<>"#-]+[\w"<>=/.:#-]*)+|<[^>]+>)(?<![.:]))/;

/** A sentence in which code keeps its own direction: in Arabic its quotes and brackets would change places. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(code).map((part, i) =>
    i % 2 === 1 ? (
      <bdi key={i} dir="ltr">
        {part}
      </bdi>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
