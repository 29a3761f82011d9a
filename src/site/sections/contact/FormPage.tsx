import type { ReactNode } from "react";
import "./form-page.css";

interface Props {
  readonly title: string;
  readonly lede: string;
  /** Ways that need no form, above it. */
  readonly ways?: ReactNode;
  readonly form: ReactNode;
  /** What is beside the form, of class `form-aside`. */
  readonly aside: ReactNode;
  /** What follows below both. */
  readonly children?: ReactNode;
}

/** The frame of a page with a form. */
export function FormPage({ title, lede, ways, form, aside, children }: Props) {
  return (
    <div className="wrap page-top form-page">
      <h1 className="type-title">{title}</h1>
      <p className="type-lede">{lede}</p>
      {ways}
      <div className="grid-12 grid-aside">
        <div>{form}</div>
        {aside}
      </div>
      {children}
    </div>
  );
}
