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

/** The frame of every tool: arch, title, description, the tool itself, and which data leaves the device. */
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
      <header className="flex items-end gap-5 border-b border-line pb-8 lg:gap-9 lg:pb-12">
        <div className="w-20 flex-none sm:w-30 lg:w-46">{arch}</div>
        <div>
          <h1 className="type-title">{title}</h1>
          <p className="type-lede mt-2">{summary}</p>
        </div>
      </header>
      <div className="pt-9 lg:pt-12">{children}</div>
      <section className="mt-14 border-t-3 pt-5 tool-rule lg:mt-20">
        <h2 className="text-lg font-semibold">{privacyHead}</h2>
        <p className="mt-1.5 max-w-[44em] text-soft">
          {place}. {privacy}
        </p>
      </section>
    </div>
  );
}
