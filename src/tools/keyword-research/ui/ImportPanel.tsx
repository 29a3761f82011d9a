import { useEffect, useState } from "react";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { ImportBody as Body } from "./ImportBody.tsx";
import type { ImportProps } from "./import-props.ts";

/** The import of the visitor's own file; its code is loaded when the panel opens. */
export function ImportPanel(props: ImportProps) {
  const { t, file } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [ImportBody, setImportBody] = useState<typeof Body | null>(null);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const isWanted = isOpen || file !== null;

  useEffect(() => {
    if (!isWanted) return;
    setHasLoadFailed(false);
    import("./ImportBody.tsx").then(
      (loaded) => setImportBody(() => loaded.ImportBody),
      () => setHasLoadFailed(true),
    );
  }, [isWanted]);

  return (
    <details
      className="kr-import"
      id="kr-import"
      open={isWanted}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="type-head">{t.importTitle}</h2>
        <span className="kit-soft">{t.importHint}</span>
      </summary>
      {ImportBody !== null && isWanted && <ImportBody {...props} />}
      {hasLoadFailed && <Callout tone="bad">{t.failedOffline}</Callout>}
    </details>
  );
}
