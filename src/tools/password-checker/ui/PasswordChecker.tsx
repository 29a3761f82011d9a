import "./password-checker.css";
import "./password-generator.css";
import "./password-tips.css";
// With the tool: a sheet of its own would be one request more before anything is unfolded.
import "./strength-details.css";
import { useMemo, useRef, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { useTabState } from "#ui/use-tab-state.ts";
import { Generator } from "./Generator.tsx";
import { LeakCheck } from "./LeakCheck.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { StrengthPanel } from "./StrengthPanel.tsx";
import {
  draw,
  getInitialSettings,
  parseStoredSettings,
  toStoredSettings,
  type Drawn,
  type GeneratorSettings,
} from "../engine/generator-settings.ts";
import type { messages } from "../messages.ts";
import { cutToAnalysed } from "../engine/analysed-text.ts";
import { scoreByRules } from "../engine/rule-score.ts";
import { useEstimate, type PasswordEstimate } from "./use-estimate.ts";
import { useHeldPlace } from "./use-held-place.ts";
import { toGuesses, toVerdict, type Verdict } from "../engine/verdict.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
}

export const PasswordChecker = withErrorBoundary(Checker);

function Checker({ t, locale }: Props) {
  const [password, setPassword] = useState("");
  const [settings, setSettings] = useState(() => getInitialSettings(locale));
  usePersistedSettings(settings, setSettings, locale);
  const { place: generator, hold } = useHeldPlace(password);
  const { drawn, hasFailed, generate, restore, discard } = useDraw((text) => {
    hold();
    setPassword(text);
  });
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);

  // The number of guesses for a generated password is known exactly; only a typed one is estimated.
  const isDrawn = drawn !== null && drawn.text === password;
  const analysed = cutToAnalysed(password);
  const { latestEstimate: estimated, prepare } = useEstimate(analysed, isDrawn);
  const verdict = isDrawn
    ? toVerdict(password, { guesses: toGuesses(drawn.bits), reasons: ["few"] })
    : getVerdict(analysed, estimated);
  const isWaiting = password !== "" && !isDrawn && estimated?.password !== analysed;

  function change(next: GeneratorSettings): void {
    setSettings(next);
    // A setting replaces only a generated password, never one that the visitor typed
    // (docs/specification.md#password-checker-generator).
    if ((password === "" || isDrawn) && !restore(next)) void generate(next);
  }

  function type(text: string): void {
    discard();
    setPassword(text);
  }

  return (
    <div>
      <PasswordField
        t={t}
        password={password}
        field={field}
        isShown={isShown}
        onShow={setIsShown}
        onChange={type}
        onFocus={prepare}
      />
      <StrengthPanel
        t={t}
        locale={locale}
        verdict={verdict}
        issues={scoreByRules(analysed).issues}
        hasArabicLetters={/\p{Script=Arabic}/u.test(analysed)}
        isCut={analysed !== password}
        isWaiting={isWaiting}
        isShown={isShown}
      />
      <Generator
        place={generator}
        t={t}
        locale={locale}
        settings={settings}
        password={password}
        isGenerated={isDrawn}
        hasFailed={hasFailed}
        onChange={change}
        onGenerate={() => void generate(settings)}
      />
      <LeakCheck t={t} locale={locale} password={password} />
    </div>
  );
}

/** Keeps the settings of the generator in this tab. What is typed or generated is never stored. */
function usePersistedSettings(
  settings: GeneratorSettings,
  setSettings: (settings: GeneratorSettings) => void,
  locale: Locale,
): void {
  const value = useMemo(() => toStoredSettings(settings, locale), [settings, locale]);
  useTabState({
    name: "password-checker",
    value,
    parse: parseStoredSettings,
    isWork: false,
    restore: (stored) => setSettings({ ...stored, wordLanguage: stored.wordLanguage ?? locale }),
  });
}

/**
 * Generates passwords. Only the result of the latest call is used, and only if the visitor has not
 * typed since.
 */
function useDraw(onDrawn: (password: string) => void) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latestDraw = useRef(0);
  // In memory alone, as the password itself.
  const drawnBySettings = useRef(new Map<string, Drawn>());

  async function generate(from: GeneratorSettings): Promise<void> {
    latestDraw.current += 1;
    const thisDraw = latestDraw.current;
    setHasFailed(false);
    try {
      const next = await draw(from);
      if (thisDraw !== latestDraw.current) return;
      drawnBySettings.current.set(JSON.stringify(from), next);
      setDrawn(next);
      onDrawn(next.text);
    } catch {
      if (thisDraw === latestDraw.current) setHasFailed(true);
    }
  }

  /**
   * Brings back what was generated last with these settings, so that who looks at another choice
   * loses no password by it.
   * @returns whether there was one
   */
  function restore(settings: GeneratorSettings): boolean {
    const earlier = drawnBySettings.current.get(JSON.stringify(settings));
    if (earlier === undefined) return false;
    discard();
    setHasFailed(false);
    setDrawn(earlier);
    onDrawn(earlier.text);
    return true;
  }

  /** Ignores the result of a call of `generate` that has not ended yet. */
  const discard = (): void => {
    latestDraw.current += 1;
  };
  return { drawn, hasFailed, generate, restore, discard };
}

/**
 * The verdict on the latest password with an estimate, so that the bar is not cleared at every key
 * press.
 */
function getVerdict(password: string, estimated: PasswordEstimate | null): Verdict | null {
  return password === "" || estimated === null
    ? null
    : toVerdict(estimated.password, estimated.estimate);
}
