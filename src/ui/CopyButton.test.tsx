// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CopyButton } from "./CopyButton.tsx";
import { showToast } from "./feedback/toast.ts";
import { Toaster } from "./feedback/Toaster.tsx";

const t = { copiedTitle: "Copied", errorTitle: "Error", copyRefused: "Copy it by hand" };
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const toaster = renderToStaticMarkup(
    <Toaster label="Notifications" close="Close" updated="A newer version" reload="Load it" />,
  );
  document.body.innerHTML = `${toaster}<main></main>`;
  root = createRoot(document.querySelector("main")!);
});
afterEach(() => act(async () => root.unmount()));

const show = (text: string): Promise<void> =>
  act(async () =>
    root.render(<CopyButton t={t} text={text} label="Copy" copied="The title is copied" />),
  );
const readToast = (): string | undefined =>
  document.querySelector<HTMLElement>(".toast-words")?.textContent;

test("a new text closes the toast that confirms the copy of the one before", async () => {
  await show("first");
  await act(async () => document.querySelector<HTMLElement>(".kit-copy")!.click());
  expect(readToast()).toContain("The title is copied");
  await show("second");
  expect(readToast()).toBeUndefined();
});

test("before anything was copied a new text closes no toast", async () => {
  await show("first");
  showToast({ title: "The file is deleted" });
  await show("second");
  expect(readToast()).toContain("The file is deleted");
});
