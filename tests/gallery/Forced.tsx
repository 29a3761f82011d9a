import type { ReactNode } from "react";
import type { ForcedState } from "./forced-states.ts";
import { Prepared } from "./Prepared.tsx";

interface Props {
  readonly state: ForcedState;
  /** What is in that state: the first match inside. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** Shows a part as it is drawn while it is pointed at or holds the keyboard's focus. */
export function Forced({ state, at = "a, button, input", children }: Props) {
  return (
    <Prepared prepare={(box) => box.querySelector(at)!.classList.add(`forced-${state}`)}>
      {children}
    </Prepared>
  );
}
