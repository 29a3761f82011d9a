import { Fragment } from "react";
import { Address } from "#ui/Address.tsx";
import { getPath } from "../get-path.ts";

interface Props {
  /** A sentence with holes: "{from} leads to {to}". */
  readonly text: string;
  /** The addresses by the names of the holes. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** A sentence with addresses of the site, each by its path and in its own direction. */
export function AddressText({ text, addresses }: Props) {
  return text.split(/\{(\w+)\}/).map((part, i) => (
    // Every second part is the name of a hole.
    <Fragment key={i}>{i % 2 === 1 ? <Address text={getPath(addresses[part]!)} /> : part}</Fragment>
  ));
}
