import { renderToStaticMarkup } from "react-dom/server";
import type { RenderDocument } from "../../engine/print-input.ts";
import css from "./document.css?inline";
import { PrintDocument } from "./PrintDocument.tsx";

/** The entry of the bundle that the process which prints loads. */
export const renderDocument: RenderDocument = (input) =>
  `<!doctype html>${renderToStaticMarkup(<PrintDocument {...input} css={css} />)}`;
