import { Fragment } from "react";

/**
 * Code in a sentence: Latin with signs in it, such as dir="rtl", og:title or /sitemap.xml. A report holds text of the
 * page that it is about, so the expression has to be linear: a word is tried from its first letter only, and no part
 * of it can match the same characters in two ways. Full stops and colons belong to it where something follows them.
 */
const code = /((?:[<#/]|\b)[A-Za-z]\w*(?:[.:]*[=/<>"#-]|[.:]+\w)(?:[.:]*[\w"<>=/#-])*|<[^<>]+>)/;

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
