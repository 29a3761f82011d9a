// @vitest-environment happy-dom
import { act, useState, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Choice } from "./fields/Choice.tsx";
import { Progress } from "./feedback/Progress.tsx";
import { Slider } from "./fields/Slider.tsx";
import { Tabs } from "./Tabs.tsx";
import { Toggle } from "./fields/Toggle.tsx";
import { useLocalStorage } from "./use-local-storage.ts";

let root: Root;
const ignore = (): void => undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main")!);
});

afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
  document.documentElement.dir = "";
});

const show = (element: ReactElement): void => act(() => root.render(element));
const one = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;

test.each([
  [
    "a slider",
    <Slider
      key="s"
      label="Level"
      value={80}
      min={1}
      max={100}
      unit="px"
      hint="Higher is larger"
      onChange={ignore}
    />,
  ],
  [
    "a progress bar",
    <Progress key="p" label="Working" value={0.5} cancelLabel="Cancel" onCancel={ignore} />,
  ],
])(
  "%s is drawn by the server without a style attribute, which the pages' security policy refuses",
  (_, element) => {
    expect(renderToString(element)).not.toContain("style=");
  },
);

test("a slider exposes its name, its value with its unit, and its hint", () => {
  show(
    <Slider
      label="Width"
      value={800}
      min={100}
      max={2000}
      step={10}
      unit="px"
      hint="In pixels"
      onChange={ignore}
    />,
  );
  const input = one<HTMLInputElement>("input");
  expect(one("label").getAttribute("for")).toBe(input.id);
  expect(input).toMatchObject({ min: "100", max: "2000", step: "10", value: "800" });
  expect(input.getAttribute("aria-valuetext")).toBe("800 px");
  expect(one("output").textContent).toBe("800 px");
  expect(document.getElementById(input.getAttribute("aria-describedby")!)!.textContent).toBe(
    "In pixels",
  );
  expect(one(".kit-slider-lit").getAttribute("width")).toBe(`${(700 / 1900) * 100}%`);
});

test.each([
  [undefined, null, ""],
  [0, "0", "0%"],
  [0.335, "33", "33%"],
  [0.999, "99", "99%"],
  [1, "100", "100%"],
] as const)(
  "X-09 a progress of %s is shown as %s: 100 only for work that is done",
  (value, now, shown) => {
    show(<Progress label="Working" {...(value === undefined ? {} : { value })} />);
    expect(one("[role=progressbar]").getAttribute("aria-valuenow")).toBe(now);
    expect(one("[role=progressbar]").textContent).toBe(`Working${shown}`);
  },
);

test("a progress bar can be cancelled", () => {
  let cancelled = 0;
  show(<Progress label="Working" value={0.5} cancelLabel="Cancel" onCancel={() => cancelled++} />);
  act(() => one("button").click());
  expect(cancelled).toBe(1);
});

function Three({ dir }: { readonly dir: "rtl" | "ltr" }) {
  const [selected, setSelected] = useState<"a" | "b" | "c">("a");
  const tabs = [
    { id: "a", label: "A" },
    { id: "b", label: "B", disabled: true },
    { id: "c", label: "C" },
  ] as const;
  return (
    <div style={{ direction: dir }}>
      <Tabs label="Letters" tabs={tabs} selected={selected} onSelect={setSelected}>
        {selected}
      </Tabs>
    </div>
  );
}

const press = (key: string): void =>
  act(
    () =>
      void document.activeElement!.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      ),
  );
const panelText = (): string | null => one("[role=tabpanel]").textContent;

test.each([
  ["ltr", "ArrowRight"],
  ["rtl", "ArrowLeft"],
] as const)(
  "in %s the tab after this one is where %s points, and one that is disabled is passed over",
  (dir, forwardKey) => {
    show(<Three dir={dir} />);
    one<HTMLElement>('[role=tab][tabindex="0"]').focus();
    press(forwardKey);
    expect(panelText()).toBe("c");
    expect(document.activeElement!.textContent).toBe("C");
    press(forwardKey);
    expect(panelText()).toBe("a");
    press("End");
    expect(panelText()).toBe("c");
    press("Home");
    expect(panelText()).toBe("a");
  },
);

test("a disabled tab does not open", () => {
  show(<Three dir="ltr" />);
  act(() => one<HTMLElement>('[data-tab="b"]').click());
  expect(panelText()).toBe("a");
  expect(one('[data-tab="b"]').getAttribute("aria-disabled")).toBe("true");
});

test("a choice and a toggle report what was chosen", () => {
  const announcements: unknown[] = [];
  show(
    <>
      <Choice
        legend="Format"
        options={
          [
            { value: "jpeg", label: "JPEG" },
            { value: "png", label: "PNG" },
          ] as const
        }
        value="jpeg"
        onChange={(value) => announcements.push(value)}
      />
      <Toggle label="Resize" checked={false} onChange={(checked) => announcements.push(checked)} />
    </>,
  );
  act(() => one('input[value="png"]').click());
  act(() => one("[role=switch]").click());
  expect(announcements).toEqual(["png", true]);
});

const none: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) && stored.every((name) => typeof name === "string") ? stored : undefined;

function Names() {
  const [storedNames, storeNames] = useLocalStorage("color-palette:saved", none, readNames);
  return <button onClick={() => storeNames([...storedNames, "x"])}>{storedNames.join()}</button>;
}

test("a stored value is shown again, and an invalid one is not", () => {
  localStorage.setItem("color-palette:saved", '["a"]');
  show(<Names />);
  expect(one("button").textContent).toBe("a");
  act(() => one("button").click());
  expect(one("button").textContent).toBe("a,x");
  expect(localStorage.getItem("color-palette:saved")).toBe('["a","x"]');
  act(() => {
    localStorage.setItem("color-palette:saved", "{broken");
    dispatchEvent(new Event("storage"));
  });
  expect(one("button").textContent).toBe("");
});
