import { useState, type ReactNode } from "react";

interface Props<Value> {
  readonly initial: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled part, so that it can be used in the gallery. */
export function Stateful<Value>({ initial, children }: Props<Value>) {
  const [value, change] = useState(initial);
  return children(value, change);
}
