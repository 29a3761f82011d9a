import { useState, type RefObject } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { getBits, type GeneratorSettings } from "../engine/generator-settings.ts";
import type { messages } from "../messages.ts";
import { PassphraseSettings, PasswordSettings } from "./GeneratorSettings.tsx";

interface Props {
  /** Where the generator is in the page. */
  readonly place: RefObject<HTMLElement | null>;
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly settings: GeneratorSettings;
  /** The text that the copy button copies. */
  readonly password: string;
  /** Whether the generator made that text. */
  readonly isGenerated: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (settings: GeneratorSettings) => void;
  readonly onGenerate: () => void;
}

export function Generator({
  place,
  t,
  locale,
  settings,
  password,
  isGenerated,
  hasFailed,
  onChange,
  onGenerate,
}: Props) {
  const bits = Math.floor(getBits(settings));
  return (
    <section ref={place} className="pw-generator" aria-labelledby="pw-generator-title">
      <h2 className="type-section" id="pw-generator-title">
        {t.generatorTitle}
      </h2>
      <Choice
        legend={t.kind}
        options={[
          { value: "password", label: t.kindPassword },
          { value: "passphrase", label: t.kindPassphrase },
        ]}
        value={settings.kind}
        onChange={(kind) => onChange({ ...settings, kind })}
      />
      {/* Between the kind and its settings: what a change makes stays in view on a phone. */}
      <GeneratedPassword t={t} kind={settings.kind} password={isGenerated ? password : ""} />
      <div className="pw-actions">
        <button type="button" className="button" onClick={onGenerate}>
          {t.generateNew}
        </button>
        {password !== "" && (
          <CopyButton
            t={{ ...t, errorTitle: t.copyRefusedTitle }}
            text={password}
            label={t.copyPassword}
            // The toast says it, and the icon shows it; the name would say it a second time.
            copiedLabel={t.copyPassword}
            copied={t.copied}
            className="button button-quiet"
          />
        )}
      </div>
      <p className="pw-bits">
        {count(locale, isGenerated ? t.entropyMeaning : t.settingsMeaning, bits)}{" "}
        <small>{fill(t.entropy, { n: bits })}</small>
      </p>
      <p className="kit-hint">{t.notStored}</p>
      <div role="status">
        {hasFailed && (
          <Callout tone="bad">
            <p>{t.wordsFailed}</p>
          </Callout>
        )}
      </div>
      {settings.kind === "password" ? (
        <PasswordSettings t={t} locale={locale} settings={settings} onChange={onChange} />
      ) : (
        <PassphraseSettings t={t} locale={locale} settings={settings} onChange={onChange} />
      )}
    </section>
  );
}

/**
 * The generated password beside its buttons, readable until the visitor hides it. Its place is kept
 * free before the first one, so that the button below does not move when it is pressed.
 */
function GeneratedPassword({
  t,
  kind,
  password,
}: Pick<Props, "t" | "password"> & Pick<GeneratorSettings, "kind">) {
  const [isShown, setIsShown] = useState(true);
  return (
    <div className="pw-made">
      <p className="pw-made-text" data-empty={password === ""}>
        {password === "" ? (
          t.generatedHere
        ) : isShown ? (
          <bdi data-kind={kind} dir={kind === "password" ? "ltr" : undefined}>
            {password}
          </bdi>
        ) : (
          <span aria-hidden="true">{"•".repeat(12)}</span>
        )}
      </p>
      <button
        type="button"
        className="button button-quiet button-small"
        disabled={password === ""}
        aria-label={isShown ? t.hideGenerated : t.showGenerated}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? t.hideShort : t.showShort}
      </button>
      {/* The password itself is not read out, because others may listen. The key makes each one a
          new text, which is announced. */}
      <p className="kit-hidden" role="status">
        {password !== "" && <span key={password}>{t.generated}</span>}
      </p>
    </div>
  );
}
