import type { ChangeEvent } from "react";
import type { PaletteTexts } from "../page-texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly onPicture: (picture: File) => void;
}

/** The short way to the colours of a picture, beside the base colour. */
export function PictureLink({ t, onPicture }: Props) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const picture = currentTarget.files?.[0];
    currentTarget.value = ""; // so that choosing the same picture again is a change too
    if (picture !== undefined) onPicture(picture);
  }
  return (
    <label className="pal-file pal-picture link js-only">
      {t.fromPictureShort}
      <input type="file" accept="image/*" onChange={choose} />
    </label>
  );
}
