import type { DrawnPicture } from "#ui/Picture.tsx";
import { pictureShapes, type PictureName } from "./picture-shapes.ts";

const urls = import.meta.glob<string>("/content/projects/*/sizes/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * A project's picture in the widths for different screens.
 * @throws Error when a size is missing, which stops the build
 */
export function getProjectPicture(id: string, name: PictureName): DrawnPicture {
  const { ratio, widths, fallbackWidth } = pictureShapes[name];
  const findUrl = (width: number, format: string): string => {
    const found = urls[`/content/projects/${id}/sizes/${name}-${width}.${format}`];
    if (found === undefined)
      throw new Error(
        `content: project "${id}" lacks ${name}-${width}.${format}; run the pictures' encoder`,
      );
    return found;
  };
  const largest = widths[widths.length - 1]!;
  return {
    sources: [
      {
        type: "image/avif",
        srcSet: widths.map((width) => `${findUrl(width, "avif")} ${width}w`).join(", "),
      },
    ],
    src: findUrl(fallbackWidth, "webp"),
    width: largest,
    height: Math.round(largest / ratio),
  };
}
