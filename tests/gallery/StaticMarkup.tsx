import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Puts a part into the page as the build does, as markup. A `<template>` that React makes in the
 * browser has no content.
 */
export function StaticMarkup({ children }: { readonly children: ReactElement }) {
  return <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}
