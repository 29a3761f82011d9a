// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTabState, restoreScript, writeTabState } from "./tab-state.ts";
import { useTabState } from "./use-tab-state.ts";

const readText = (stored: unknown): string | undefined =>
  typeof stored === "string" ? stored : undefined;
let root: Root | undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<main></main>";
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-restoring");
});

/** A storage whose methods throw; the environment's own cannot be spied on. */
function refuseStorage(methods: readonly (keyof Storage)[]): void {
  const storage = sessionStorage;
  const refuse = (): never => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.getItem(key),
    setItem: refuse,
    removeItem: (key: string) => storage.removeItem(key),
    ...Object.fromEntries(methods.map((method) => [method, refuse])),
  });
}

const all: readonly (keyof Storage)[] = ["getItem", "setItem", "removeItem"];

/** A field whose text the tab keeps. */
function Field({ part, isWork }: { readonly part?: Promise<void>; readonly isWork?: false }) {
  const [text, setText] = useState("");
  const wouldLose = useTabState({
    name: "speed-test",
    value: text,
    parse: readText,
    ...(isWork === undefined ? {} : { isWork }),
    restore(stored) {
      setText(stored);
      return part;
    },
  });
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <p>{wouldLose ? "would be lost" : "kept"}</p>
    </>
  );
}

const main = (): HTMLElement => document.querySelector("main")!;
const input = (): HTMLInputElement => document.querySelector("input")!;

async function show(element = <Field />): Promise<void> {
  root = createRoot(main());
  await act(async () => root!.render(element));
}

/** Types as a visitor does: React listens to the setter of the element's class. */
function type(text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  act(() => {
    set!.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = (): boolean => {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test("a stored text is read back, and null deletes it", () => {
  expect(writeTabState("speed-test", '"abc"')).toBe(true);
  expect(readTabState("speed-test", readText)).toBe("abc");
  expect(writeTabState("speed-test", null)).toBe(true);
  expect(readTabState("speed-test", readText)).toBeUndefined();
});

test("what is not JSON, or not of the tool, is not read", () => {
  writeTabState("speed-test", "{");
  expect(readTabState("speed-test", readText)).toBeUndefined();
  writeTabState("speed-test", "5");
  expect(readTabState("speed-test", readText)).toBeUndefined();
});

test("a full storage says so, and deletes the outdated state", () => {
  writeTabState("speed-test", '"old"');
  refuseStorage(["setItem"]);
  expect(writeTabState("speed-test", '"new"')).toBe(false);
  expect(readTabState("speed-test", readText)).toBeUndefined();
});

test("a change outlives the page, and the first state leaves nothing behind", async () => {
  await show();
  expect(sessionStorage.length).toBe(0);
  type("abc");
  expect(readTabState("speed-test", readText)).toBe("abc");
  act(() => root!.unmount());
  await show();
  expect(input().value).toBe("abc");
  expect(asksBeforeLeaving()).toBe(false);
  type("");
  expect(sessionStorage.length).toBe(0);
});

test("the stored state is set after hydration without a mismatch", async () => {
  writeTabState("speed-test", '"abc"');
  const errors = vi.spyOn(console, "error");
  main().innerHTML = renderToString(<Field />);
  await act(async () => {
    root = hydrateRoot(main(), <Field />, {
      onRecoverableError: (error) => expect.unreachable(String(error)),
    });
  });
  expect(input().value).toBe("abc");
  expect(errors).not.toHaveBeenCalled();
});

test("where storage is refused the tool works, says so and has the browser ask", async () => {
  refuseStorage(all);
  await show();
  expect(main().textContent).toBe("kept");
  expect(asksBeforeLeaving()).toBe(false);
  type("abc");
  expect(input().value).toBe("abc");
  expect(main().textContent).toBe("would be lost");
  expect(asksBeforeLeaving()).toBe(true);
});

test("what is set again in a moment is lost without a question", async () => {
  refuseStorage(all);
  await show(<Field isWork={false} />);
  type("abc");
  expect(main().textContent).toBe("would be lost");
  expect(asksBeforeLeaving()).toBe(false);
});

const isHidden = (): boolean => document.documentElement.hasAttribute("data-restoring");

/** As the inline script of a tool's page does. */
function runRestoreScript(): void {
  history.replaceState(null, "", "/en/tools/speed-test");
  new Function(restoreScript)();
}

test("a tool without stored state is not hidden", async () => {
  runRestoreScript();
  expect(isHidden()).toBe(false);
});

test("a stored tool is hidden until all of it is restored", async () => {
  writeTabState("speed-test", '"abc"');
  runRestoreScript();
  expect(isHidden()).toBe(true);
  let finish = (): void => undefined;
  const part = new Promise<void>((resolve) => (finish = resolve));
  await show(<Field part={part} />);
  expect(input().value).toBe("abc");
  expect(isHidden()).toBe(true);
  await act(async () => finish());
  expect(isHidden()).toBe(false);
});

test("a stored state that cannot be restored does not leave the tool hidden", async () => {
  writeTabState("speed-test", "5");
  runRestoreScript();
  await show();
  expect(isHidden()).toBe(false);
  expect(input().value).toBe("");
});

test("with refused storage the script of the page does nothing", () => {
  refuseStorage(all);
  expect(runRestoreScript).not.toThrow();
  expect(isHidden()).toBe(false);
});
