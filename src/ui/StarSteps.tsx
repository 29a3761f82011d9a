import "./tool-kit.css";
import type { ReactNode } from "react";

/** An ordered list with its numbers in stars, which a line connects. */
export function StarSteps({ children }: { readonly children: ReactNode }) {
  return <ol className="kit-steps">{children}</ol>;
}
