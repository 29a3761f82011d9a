import "./prose.css";
import type { ReactNode } from "react";

interface Props {
  /** A class of the page's own sheet: it places the text in its page. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A long text: the body of an article, a service, a project or a legal page. */
export function Prose({ className, children, ...data }: Props) {
  return (
    <div className={className === undefined ? "prose" : `prose ${className}`} {...data}>
      {children}
    </div>
  );
}
