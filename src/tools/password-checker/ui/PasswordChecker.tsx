import "./password-checker.css";
import "./password-generator.css";
import "./password-tips.css";
import { useRef, useState } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Generator } from "./Generator.tsx";
import { LeakCheck } from "./LeakCheck.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { StrengthPanel } from "./StrengthPanel.tsx";
import {
  draw,
  getInitialSettings,
  type Drawn,
  type GeneratorSettings,
} from "../engine/generator-settings.ts";
import type { messages } from "../messages.ts";
import { scoreByRules } from "../engine/rule-score.ts";
import { useEstimate, type PasswordEstimate } from "./use-estimate.ts";
import { toGuesses, toVerdict, type Verdict } from "../engine/verdict.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
}

export function PasswordChecker({ t, locale }: Props) {
  return (
    <ErrorBoundary locale={locale}>
      <Checker t={t} locale={locale} />
    </ErrorBoundary>
  );
}

function Checker({ t, locale }: Props) {
  const [password, setPassword] = useState("");
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [settings, setSettings] = useState(() => getInitialSettings(locale));
  const [hasDrawFailed, setHasDrawFailed] = useState(false);
  const latestDraw = useRef(0);

  // While the field holds what was drawn, its guesses are known exactly and nothing needs to be estimated.
  const isDrawn = drawn !== null && drawn.text === password;
  const estimated = useEstimate(password, isDrawn);
  const verdict = isDrawn
    ? toVerdict(password, { guesses: toGuesses(drawn.bits), reasons: ["few"] })
    : getVerdict(password, estimated);
  const isWaiting = password !== "" && !isDrawn && estimated?.password !== password;

  async function generate(from: GeneratorSettings): Promise<void> {
    latestDraw.current += 1;
    const mine = latestDraw.current;
    setHasDrawFailed(false);
    try {
      const next = await draw(from);
      if (mine !== latestDraw.current) return;
      setDrawn(next);
      setPassword(next.text);
    } catch {
      if (mine === latestDraw.current) setHasDrawFailed(true);
    }
  }

  function change(next: GeneratorSettings): void {
    setSettings(next);
    // What a visitor typed is never replaced by a slider (SPEC §4); what was drawn follows it.
    if (password === "" || isDrawn) void generate(next);
  }

  function type(text: string): void {
    latestDraw.current += 1;
    setPassword(text);
  }

  return (
    <div className="pw-checker">
      <PasswordField t={t} password={password} onChange={type} />
      <StrengthPanel
        t={t}
        locale={locale}
        verdict={verdict}
        issues={scoreByRules(password).issues}
        isWaiting={isWaiting}
      />
      <Generator
        t={t}
        locale={locale}
        settings={settings}
        password={password}
        hasFailed={hasDrawFailed}
        onChange={change}
        onGenerate={() => void generate(settings)}
      />
      <LeakCheck t={t} locale={locale} password={password} />
    </div>
  );
}

/** The verdict on the newest password that the model has answered for: the bar does not go dark at every key. */
function getVerdict(password: string, estimated: PasswordEstimate | null): Verdict | null {
  return password === "" || estimated === null
    ? null
    : toVerdict(estimated.password, estimated.estimate);
}
