import { useId, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/toast.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import { EmptyStars } from "#brand/window/EmptyStars.tsx";
import { PaletteSection } from "./PaletteSection.tsx";
import {
  toPaletteName,
  formatPalettesFile,
  parseSavedPalettes,
  readPalettes,
  addImported,
  removePalette,
  addPalette,
  type SavedPalette,
} from "../engine/saved-palettes.ts";
import type { Palette } from "../engine/scheme.ts";
import { Strip } from "./Strip.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { describeColours } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly locale: Locale;
  readonly colours: Palette;
  readonly onLoad: (colours: Palette) => void;
}

const none: readonly SavedPalette[] = [];

/** Palettes that this browser keeps: save under a name, load, delete, and a file of them to take along. */
export function SavedPalettes({ t, locale, colours, onLoad }: Props) {
  const id = useId();
  const [saved, store] = useLocalStorage("color-palette:saved", none, parseSavedPalettes);
  const [name, setName] = useState("");
  const [isRejected, setIsRejected] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function keep(next: readonly SavedPalette[], title: string, text: string): boolean {
    const isStored = store(next);
    showToast(
      isStored ? { title, text } : { title: t.errorTitle, text: t.saveRefused, tone: "bad" },
    );
    return isStored;
  }

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const validName = toPaletteName(name);
    setIsRejected(validName === "");
    if (validName === "") {
      showToast({ title: t.errorTitle, text: t.errorName, tone: "bad" });
      field.current?.focus();
    } else if (keep(addPalette(saved, validName, colours), t.savedToastTitle, t.savedToast))
      setName("");
  }

  async function importFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const imported = readPalettes((await input.files?.[0]?.text().catch(() => "")) ?? "");
    input.value = ""; // the same file may be chosen again
    if (imported === undefined)
      showToast({ title: t.errorTitle, text: t.importUnreadable, tone: "bad" });
    else
      keep(
        addImported(saved, imported),
        t.importedTitle,
        count(locale, t.savedCount, addImported(saved, imported).length),
      );
  }

  function remove({ id: removed }: SavedPalette): void {
    keep(removePalette(saved, removed), t.removedTitle, t.removed);
    field.current?.focus(); // the button that was pressed is gone
  }

  return (
    <PaletteSection
      title={t.savedTitle}
      {...(saved.length > 0 ? { hint: count(locale, t.savedCount, saved.length) } : {})}
    >
      <form className="pal-save" noValidate onSubmit={save}>
        <label className="kit-label" htmlFor={id}>
          {t.paletteName}
        </label>
        <div className="pal-save-fields">
          <input
            ref={field}
            id={id}
            className="field"
            type="text"
            autoComplete="off"
            maxLength={60}
            placeholder={t.paletteNameExample}
            value={name}
            aria-invalid={isRejected}
            aria-describedby={`${id}-wrong`}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setIsRejected(false);
            }}
          />
          <button type="submit" className="button">
            {t.save}
          </button>
        </div>
        <p className="field-error" id={`${id}-wrong`}>
          {isRejected && t.errorName}
        </p>
      </form>
      {saved.length === 0 ? (
        <div className="pal-empty">
          <EmptyStars />
          <p className="pal-soft">{t.savedEmpty}</p>
        </div>
      ) : (
        <ul className="pal-saved">
          {saved.map((palette) => (
            <li key={palette.id}>
              <Strip colours={palette.colours} />
              <bdi className="pal-saved-name">{palette.name}</bdi>
              <span className="kit-hidden">{describeColours(t, palette.colours)}</span>
              <button
                type="button"
                className="link"
                aria-label={fill(t.loadNamed, { name: palette.name })}
                onClick={() => onLoad(palette.colours)}
              >
                {t.load}
              </button>
              <button
                type="button"
                className="link"
                aria-label={fill(t.removeNamed, { name: palette.name })}
                onClick={() => remove(palette)}
              >
                {t.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="pal-files">
        <label className="link pal-file">
          {t.importSaved}
          <input type="file" accept=".json,application/json" onChange={importFile} />
        </label>
        {saved.length > 0 && (
          <button
            type="button"
            className="link"
            onClick={() =>
              saveFile(
                new Blob([formatPalettesFile(saved)], { type: "application/json" }),
                "palettes.json",
              )
            }
          >
            {t.exportSaved}
          </button>
        )}
      </div>
    </PaletteSection>
  );
}
