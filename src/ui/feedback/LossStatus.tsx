import { useEffect, useState } from "react";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import type { tabStateMessages } from "../tab-state-messages.ts";
import { Callout } from "./Callout.tsx";

interface Props {
  readonly locale: Locale;
  /** Whether leaving the page would lose the visitor's work. */
  readonly wouldLose: boolean;
}

/**
 * Says, before it happens, that leaving the page loses the visitor's work. The words are fetched
 * where they are needed, which is hardly anywhere.
 */
export function LossStatus({ locale, wouldLose }: Props) {
  const [t, setTexts] = useState<Texts<typeof tabStateMessages>>();

  useEffect(() => {
    if (!wouldLose) return;
    import("../tab-state-messages.ts").then(
      (module) => setTexts(pick(module.tabStateMessages, locale)),
      // Without a network the browser's own question is left.
      () => undefined,
    );
  }, [wouldLose, locale]);

  return (
    <div role="status">
      {wouldLose && t !== undefined && (
        <Callout tone="warn" title={t.title}>
          <p>{t.text}</p>
        </Callout>
      )}
    </div>
  );
}
