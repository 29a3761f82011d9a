import "./tool-kit.css";
import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface Props<Id extends string> {
  /** The name of the tab list, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/**
 * Tabs that select as the focus moves; the arrow keys follow the direction of the page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex((tab) => tab.id === selected);
    const forwardKey =
      getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const to = {
      Home: 0,
      End: open.length - 1,
      [forwardKey]: at + 1,
      [forwardKey === "ArrowLeft" ? "ArrowRight" : "ArrowLeft"]: at - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = open[(to + open.length) % open.length]!;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div>
      <div ref={list} className="kit-tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            aria-disabled={tab.disabled ? true : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => !tab.disabled && onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className="kit-tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
