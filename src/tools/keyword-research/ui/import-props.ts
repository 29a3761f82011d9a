import type { Locale } from "#i18n/messages.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import type { ToolTexts } from "../tool-texts.ts";

/** The imported file, and callbacks for its changes. */
export interface ImportProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly file: PlannerFile | null;
  /** Whether the file is stored on this device. */
  readonly isStored: boolean;
  readonly onFile: (file: PlannerFile | null) => void;
  readonly onStored: (isStored: boolean) => void;
}
