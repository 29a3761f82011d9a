import type { ComponentProps } from "react";
import { BatchSheet } from "./BatchSheet.tsx";
import { CopySheet } from "./CopySheet.tsx";

type Props =
  | ({ readonly part: "sheet" } & ComponentProps<typeof BatchSheet>)
  | ({ readonly part: "copies" } & ComponentProps<typeof CopySheet>);

/** A part of the batch; both are loaded together, since they share most of their code. */
export function BatchPart(props: Props) {
  return props.part === "sheet" ? <BatchSheet {...props} /> : <CopySheet {...props} />;
}
