import { Picture, type DrawnPicture } from "#ui/Picture.tsx";
import type { Story } from "../../story.ts";

/** A plain field of colour of a given size, so that the story needs no file. */
function drawnPicture(width: number, height: number, colour: string): DrawnPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { sources: [{ type: "image/svg+xml", srcSet: src }], src, width, height };
}

const wide = drawnPicture(720, 400, "#2f6db5");
const tall = drawnPicture(400, 520, "#0e8a7d");
const missing: DrawnPicture = { sources: [], src: "data:,", width: 720, height: 400 };

export const story: Story = {
  states: {
    wide: () => <Picture wide={wide} alt="" sizes="20rem" isFirst />,
    "with a composition for narrow screens": () => (
      <Picture wide={wide} tall={tall} alt="" sizes="20rem" />
    ),
    "not loaded": (locale) => (
      <Picture
        wide={missing}
        alt={locale === "ar" ? "صورة لم تصل" : "A picture that did not arrive"}
        sizes="20rem"
      />
    ),
  },
};
