import { Fragment } from "react";
import { TextWithAddresses } from "#ui/Address.tsx";

/**
 * Matches code in a sentence: Latin letters with signs among them, such as dir="rtl", og:title or
 * /sitemap.xml. A report contains text of the analysed page, so matching has to take linear time: a
 * word is tried from its first letter only, and no part of the expression can match the same
 * characters in two ways. Full stops and colons belong to the code where something follows them.
 */
const code = /((?:[<#/]|\b)[A-Za-z]\w*(?:[.:]*[=/<>"#-]|[.:]+\w)(?:[.:]*[\w"<>=/#-])*|<[^<>]+>)/;

/** Code this short is on one line: a line that ends in a name reads as two names. */
const maxLineChars = 24;

/**
 * A sentence in which addresses and code keep their own direction. Without that, their slashes,
 * quotes and brackets would change places in Arabic.
 */
export function Prose({ text }: { readonly text: string }) {
  return <TextWithAddresses text={text} renderText={(part) => <Code text={part} />} />;
}

function Code({ text }: { readonly text: string }) {
  return text.split(code).map((part, i) =>
    i % 2 === 1 ? (
      <bdi key={i} dir="ltr" {...(part.length <= maxLineChars && { className: "seo-code" })}>
        {part}
      </bdi>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
