import { useId, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { FileLink } from "#ui/fields/FileLink.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import { EmptyStars } from "#brand/window/stars/EmptyStars.tsx";
import { SideSection } from "#ui/SideSection.tsx";
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
import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { describeColours } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly locale: Locale;
  readonly colours: Palette;
  readonly onLoad: (colours: Palette) => void;
}

const none: readonly SavedPalette[] = [];

/**
 * The palettes that this browser stores: save under a name, load, delete, export and import as a
 * file.
 */
export function SavedPalettes({ t, locale, colours, onLoad }: Props) {
  const id = useId();
  const [saved, store] = useLocalStorage("color-palette:saved", none, parseSavedPalettes);
  const field = useRef<HTMLInputElement>(null);

  function keep(next: readonly SavedPalette[], title: string, text: string): boolean {
    const isStored = store(next);
    showToast(
      isStored ? { title, text } : { title: t.errorTitle, text: t.saveRefused, tone: "bad" },
    );
    return isStored;
  }

  function remove({ id: removed }: SavedPalette): void {
    keep(removePalette(saved, removed), t.removedTitle, t.removed);
    field.current?.focus(); // The pressed button had the focus and is removed with its row.
  }

  return (
    <SideSection
      title={t.savedTitle}
      {...(saved.length > 0 ? { hint: count(locale, t.savedCount, saved.length) } : {})}
    >
      <SaveForm
        id={id}
        t={t}
        field={field}
        onSave={(name) => keep(addPalette(saved, name, colours), t.savedToastTitle, t.savedToast)}
      />
      {saved.length === 0 ? (
        <div className="pal-empty">
          <EmptyStars />
          <p className="pal-soft">{t.savedEmpty}</p>
        </div>
      ) : (
        <ul className="pal-saved">
          {saved.map((palette) => (
            <SavedRow
              key={palette.id}
              t={t}
              palette={palette}
              onLoad={() => onLoad(palette.colours)}
              onRemove={() => remove(palette)}
            />
          ))}
        </ul>
      )}
      <SavedFiles
        t={t}
        saved={saved}
        onImport={(imported) => {
          const next = addImported(saved, imported);
          keep(next, t.importedTitle, count(locale, t.savedCount, next.length));
        }}
      />
    </SideSection>
  );
}

interface SaveFormProps {
  readonly id: string;
  readonly t: PaletteTexts;
  readonly field: RefObject<HTMLInputElement | null>;
  /** @returns whether the browser has stored it */
  readonly onSave: (name: string) => boolean;
}

function SaveForm({ id, t, field, onSave }: SaveFormProps) {
  const [name, setName] = useState("");
  const [isRejected, setIsRejected] = useState(false);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const validName = toPaletteName(name);
    setIsRejected(validName === "");
    if (validName === "") {
      showToast({ title: t.errorTitle, text: t.errorName, tone: "bad" });
      field.current?.focus();
    } else if (onSave(validName)) setName("");
  }

  return (
    <form noValidate onSubmit={save}>
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
  );
}

interface SavedRowProps {
  readonly t: PaletteTexts;
  readonly palette: SavedPalette;
  readonly onLoad: () => void;
  readonly onRemove: () => void;
}

function SavedRow({ t, palette, onLoad, onRemove }: SavedRowProps) {
  return (
    <li>
      <ColourStrip colours={palette.colours} />
      <bdi className="pal-saved-name">{palette.name}</bdi>
      <span className="kit-hidden">{describeColours(t, palette.colours)}</span>
      <button
        type="button"
        className="link"
        aria-label={fill(t.loadNamed, { name: palette.name })}
        onClick={onLoad}
      >
        {t.load}
      </button>
      <button
        type="button"
        className="link"
        aria-label={fill(t.removeNamed, { name: palette.name })}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </li>
  );
}

interface SavedFilesProps {
  readonly t: PaletteTexts;
  readonly saved: readonly SavedPalette[];
  readonly onImport: (imported: readonly SavedPalette[]) => void;
}

function SavedFiles({ t, saved, onImport }: SavedFilesProps) {
  async function importFile(file: File): Promise<void> {
    const imported = readPalettes(await file.text().catch(() => ""));
    if (imported === undefined)
      showToast({ title: t.errorTitle, text: t.importUnreadable, tone: "bad" });
    else onImport(imported);
  }

  return (
    <div className="pal-files">
      <FileLink label={t.importSaved} accept=".json,application/json" onFile={importFile} />
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
  );
}
