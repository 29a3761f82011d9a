import { useRef, useState, type ReactNode } from "react";
import { showToast } from "#ui/feedback/toast.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { BriefDialog, BriefDialogProps } from "./BriefDialog.tsx";

interface Opened {
  readonly Dialog: typeof BriefDialog;
  readonly row: ShownRow;
}

/**
 * The brief of a phrase. Its dialog and all that makes it are loaded when one is first wanted.
 * @returns how to open it, and the dialog while it is open
 */
export function useBrief(
  t: ToolTexts,
  props: Omit<BriefDialogProps, "row" | "onClose">,
): { readonly openBrief: (row: ShownRow) => void; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<Element | null>(null);

  async function load(row: ShownRow): Promise<void> {
    opener.current = document.activeElement;
    try {
      const { BriefDialog: Dialog } = await import("./BriefDialog.tsx");
      setOpened({ Dialog, row });
    } catch {
      showToast({ title: t.errorTitle, text: t.failedOffline, tone: "bad" });
    }
  }

  function close(): void {
    setOpened(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return {
    openBrief: (row) => void load(row),
    dialog: opened && <opened.Dialog {...props} row={opened.row} onClose={close} />,
  };
}
