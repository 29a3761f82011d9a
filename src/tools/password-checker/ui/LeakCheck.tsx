import { useState } from "react";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { useTask } from "#ui/use-task.ts";
import { countLeaks } from "../engine/leak-check.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly password: string;
}

/**
 * Off at every visit. When on, a password is searched only when the button is pressed, not at every
 * key.
 */
export function LeakCheck({ t, locale, password }: Props) {
  const [isOn, setIsOn] = useState(false);
  const [checkedPassword, setCheckedPassword] = useState("");
  const { task, start } = useTask<number>();
  // The result belongs to the password it was found for.
  const phase = isOn && password !== "" && checkedPassword === password ? task.phase : "idle";

  function checkLeaks(): void {
    setCheckedPassword(password);
    void start((signal) => countLeaks(password, signal));
  }

  return (
    <section className="pw-leak" aria-labelledby="pw-leak-title">
      <h2 className="type-head" id="pw-leak-title">
        {t.leakTitle}
      </h2>
      <Toggle label={t.leakSwitch} hint={t.leakHint} checked={isOn} onChange={setIsOn} />
      {isOn && (
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={password === "" || phase === "working"}
          onClick={checkLeaks}
        >
          {t.leakLook}
        </button>
      )}
      <div role="status">
        {phase === "working" && <p>{t.leakLooking}</p>}
        {phase === "failed" && (
          <Callout tone="warn">
            <p>{t.leakFailed}</p>
          </Callout>
        )}
        {phase === "done" && task.phase === "done" && (
          <Callout tone={task.value === 0 ? "ok" : "bad"}>
            <p>{task.value === 0 ? t.leakNone : count(locale, t.leakFound, task.value)}</p>
          </Callout>
        )}
      </div>
    </section>
  );
}
