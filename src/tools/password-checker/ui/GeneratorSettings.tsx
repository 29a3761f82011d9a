import { useState, type ReactNode } from "react";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { Slider } from "#ui/fields/Slider.tsx";
import { Toggle } from "#ui/fields/Toggle.tsx";
import {
  classNames,
  getMinLength,
  lengths,
  forceLowercase,
  minimums,
  type ClassName,
  type PasswordOptions,
} from "../engine/generate-password.ts";
import type { GeneratorSettings } from "../engine/generator-settings.ts";
import {
  separators,
  wordCounts,
  type Separator,
} from "../engine/passphrase/generate-passphrase.ts";
import type { messages } from "../messages.ts";

interface SettingsProps {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly settings: GeneratorSettings;
  readonly onChange: (settings: GeneratorSettings) => void;
}

/** Length and classes of a password, and its further options. */
export function PasswordSettings({ t, locale, settings, onChange }: SettingsProps) {
  const [wasForced, setWasForced] = useState(false);

  function toggle(name: ClassName, isOn: boolean): void {
    const requestedClasses = { ...settings.classes, [name]: isOn };
    const classes = forceLowercase(requestedClasses);
    setWasForced(classes !== requestedClasses);
    onChange({ ...settings, classes });
  }
  const changeOptions = (changed: Partial<PasswordOptions>): void =>
    onChange({ ...settings, options: { ...settings.options, ...changed } });

  return (
    <>
      <Slider
        label={t.length}
        value={Math.max(settings.length, getMinLength(settings.classes, settings.options))}
        min={getMinLength(settings.classes, settings.options)}
        max={lengths.max}
        format={(n) => count(locale, t.lengthValue, n)}
        onChange={(length) => onChange({ ...settings, length })}
      />
      <div className="pw-classes">
        {classNames.map((name) => (
          <Toggle
            key={name}
            label={t[name]}
            checked={settings.classes[name]}
            onChange={(isOn) => toggle(name, isOn)}
          />
        ))}
      </div>
      <p className="kit-hint" role="status">
        {wasForced ? t.lowercaseForced : ""}
      </p>
      <MoreOptions t={t}>
        <Toggle
          label={t.avoidLookAlikes}
          hint={t.avoidLookAlikesHint}
          checked={settings.options.avoidLookAlikes}
          onChange={(avoidLookAlikes) => changeOptions({ avoidLookAlikes })}
        />
        {settings.classes.numbers && (
          <Slider
            label={t.minNumbers}
            value={settings.options.minNumbers}
            {...minimums}
            onChange={(minNumbers) => changeOptions({ minNumbers })}
          />
        )}
        {settings.classes.symbols && (
          <Slider
            label={t.minSymbols}
            value={settings.options.minSymbols}
            {...minimums}
            onChange={(minSymbols) => changeOptions({ minSymbols })}
          />
        )}
      </MoreOptions>
    </>
  );
}

/** Settings that few need, below those that everyone sees. */
function MoreOptions({ t, children }: Pick<SettingsProps, "t"> & { readonly children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="kit-fold pw-more"
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <h3 className="type-head">{t.moreOptions}</h3>
      </summary>
      {wasOpened && <div className="pw-more-options">{children}</div>}
    </details>
  );
}

/** Number and language of the words, and further options. */
export function PassphraseSettings({ t, locale, settings, onChange }: SettingsProps) {
  const { passphrase, wordLanguage, words } = settings;
  const separatorLabels: Readonly<Record<Separator, string>> = {
    "-": t.separatorHyphen,
    " ": t.separatorSpace,
    ".": t.separatorDot,
    _: t.separatorUnderscore,
  };
  return (
    <>
      <Slider
        label={t.words}
        value={words}
        min={wordCounts.min}
        max={wordCounts.max}
        format={(n) => count(locale, t.wordCount, n)}
        onChange={(changed) => onChange({ ...settings, words: changed })}
      />
      <Choice
        legend={t.wordLanguage}
        options={[
          { value: "ar", label: t.wordsArabic },
          { value: "en", label: t.wordsEnglish },
        ]}
        value={wordLanguage}
        onChange={(changed) => onChange({ ...settings, wordLanguage: changed })}
      />
      <MoreOptions t={t}>
        <Choice
          legend={t.separator}
          options={separators.map((value) => ({ value, label: separatorLabels[value] }))}
          value={passphrase.separator}
          onChange={(separator) =>
            onChange({ ...settings, passphrase: { ...passphrase, separator } })
          }
        />
        {/* Arabic has no capitals. */}
        {wordLanguage === "en" && (
          <Toggle
            label={t.hasCapitals}
            checked={passphrase.hasCapitals}
            onChange={(hasCapitals) =>
              onChange({ ...settings, passphrase: { ...passphrase, hasCapitals } })
            }
          />
        )}
      </MoreOptions>
    </>
  );
}
