import "./tool-kit.css";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly arch: ReactNode;
  /** A text that says whether the visitor's device or the server does the work. */
  readonly place: string;
  readonly privacyHead: string;
  readonly privacy: string;
  /** The colour of the tool's arch. */
  readonly colour: string;
  readonly children: ReactNode;
}

/**
 * The frame of every tool: arch, title, description, the tool itself, and which data leaves the
 * device.
 */
export function ToolFrame({
  title,
  summary,
  arch,
  place,
  privacyHead,
  privacy,
  colour,
  children,
}: Props) {
  return (
    <div data-tool-colour={colour}>
      <header className="tool-head">
        <div className="tool-head-arch">{arch}</div>
        <div>
          <h1 className="type-title">{title}</h1>
          <p className="type-lede">{summary}</p>
        </div>
      </header>
      <div className="tool-body">{children}</div>
      <section className="tool-privacy">
        <h2>{privacyHead}</h2>
        <p>
          {place}. {privacy}
        </p>
      </section>
    </div>
  );
}
