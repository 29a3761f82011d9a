import type { PictureType } from "./header/read-header.ts";

const extensions: Partial<Readonly<Record<PictureType, string>>> = { jpeg: "jpg" };

/** The original's file name with the extension of the result's format. */
export function getResultName(name: string, type: PictureType): string {
  const stem = name.replace(/\.[^.]*$/, "").trim();
  return `${stem === "" ? "image" : stem}.${extensions[type] ?? type}`;
}

/** Makes the names in an archive unique: "a.jpg", "a-2.jpg". */
export function makeDistinct(names: readonly string[]): readonly string[] {
  const takenNames = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let n = 2; takenNames.has(free.toLowerCase()); n++)
      free = name.replace(/(\.[^.]*)?$/, `-${n}$1`);
    takenNames.add(free.toLowerCase());
    return free;
  });
}
