import { Fragment, type ReactNode } from "react";

interface Props {
  readonly text: string;
}

/** The scheme and the host are one part; every further part ends with its slashes. */
const parts = /^(?:https?:\/\/)?[^/]+\/?|[^/]+\/*|\/+/gi;

/**
 * An address, which keeps its own direction in an Arabic sentence. Browsers break lines after every
 * hyphen; here a line ends after a slash only, and a part that is too long is cut at its end.
 */
export function Address({ text }: Props) {
  return (
    <bdi dir="ltr" className="seo-address-text">
      {text.match(parts)?.map((part, i) => (
        <span key={i}>{part}</span>
      ))}
    </bdi>
  );
}

interface TextProps extends Props {
  /** What is shown of the text between two addresses; the text itself by default. */
  readonly renderText?: (text: string) => ReactNode;
}

/** A text whose addresses keep their own direction. */
export function TextWithAddresses({ text, renderText = (part) => part }: TextProps) {
  return splitAtAddresses(text).map((part, i) => (
    <Fragment key={i}>{i % 2 === 1 ? <Address text={part} /> : renderText(part)}</Fragment>
  ));
}

/** What follows an address in a sentence and is no part of it. */
const endings = ".,:;،؛!»”";

/** Splits a text at its addresses: every second part is one. */
function splitAtAddresses(text: string): readonly string[] {
  return text.split(/(https?:\/\/\S+)/i).flatMap((part, i, all) => {
    if (i % 2 === 0) return i > 0 ? [] : [part];
    let end = part.length;
    while (endings.includes(part[end - 1]!)) end--;
    return [part.slice(0, end), part.slice(end) + (all[i + 1] ?? "")];
  });
}
