import "./tool-kit.css";
import { Fragment, type ReactNode } from "react";

interface Props {
  readonly text: string;
}

/** The scheme and the host are one part; every further part ends with its slashes. */
const parts = /^(?:https?:\/\/)?[^/]+\/?|[^/]+\/*|\/+/gi;
/** A host that is longer than a line: its end says whose site it is, so it is whole. */
const hostParts = /^https?:\/\/|[^.]+\.*|\.+/gi;
/** An address this short is on one line, also in the narrowest list of a phone of 320 px. */
const maxLineChars = 26;
/** What is shown of a part that is longer than a line; its middle is left out. */
const shownChars = { start: 14, end: 10 };

/**
 * An address, which keeps its own direction in an Arabic sentence. Browsers break lines after every
 * hyphen; here a line of a long address ends after a slash only, a short one has one line, and a
 * part that is too long shows its beginning and its end. A long host is whole, with lines that end
 * after its dots.
 */
export function Address({ text }: Props) {
  return (
    <bdi dir="ltr" className="kit-address">
      {splitAddress(text).map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          <span>{part.length <= maxLineChars ? part : shortenPart(part)}</span>
        </Fragment>
      ))}
    </bdi>
  );
}

function splitAddress(text: string): readonly string[] {
  if (text.length <= maxLineChars) return [text];
  const [host = "", ...rest] = text.match(parts) ?? [];
  const isLong = host.length > maxLineChars && /^https?:/i.test(host);
  return [...(isLong ? (host.match(hostParts) ?? []) : [host]), ...rest];
}

/** The middle is there for who copies the address or hears it, and is not drawn. */
function shortenPart(part: string): ReactNode {
  const { start, end } = shownChars;
  return (
    <>
      {part.slice(0, start)}
      <span className="kit-address-middle">
        <span>{part.slice(start, -end)}</span>
      </span>
      {part.slice(-end)}
    </>
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
    while (isEnding(part, end)) end--;
    return [part.slice(0, end), part.slice(end) + (all[i + 1] ?? "")];
  });
}

/** A bracket that closes is part of an address only where the address opens one. */
const isEnding = (part: string, end: number): boolean =>
  endings.includes(part[end - 1]!) || (part[end - 1] === ")" && !part.includes("("));
