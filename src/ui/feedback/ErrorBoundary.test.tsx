// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

test.each([
  ["en", "Unexpected Application Error!", "Try again"],
  ["ar", "خطأ غير متوقع في التطبيق!", "أعد المحاولة"],
] as const)(
  "M-08 in %s an uncaught error shows «%s» and a way to try again",
  (locale, heading, button) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    // React logs the error that this test throws
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isBroken = true;
    function Tool() {
      if (isBroken) throw new Error("broken");
      return <p>works</p>;
    }
    document.body.innerHTML = "<main></main>";
    const root = createRoot(document.querySelector("main")!);
    act(() =>
      root.render(
        <ErrorBoundary locale={locale}>
          <Tool />
        </ErrorBoundary>,
      ),
    );
    expect(document.querySelector("[role=alert] h2")!.textContent).toBe(heading);
    expect(document.querySelector("button")!.textContent).toBe(button);
    isBroken = false;
    act(() => document.querySelector("button")!.click());
    expect(document.body.textContent).toBe("works");
    act(() => root.unmount());
    vi.restoreAllMocks();
  },
);
