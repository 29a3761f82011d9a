import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { toFilledStarsPath, toStarOutlinesPath } from "../geometry/path.ts";

interface Props extends DrawingProps {
  /** A filled star (the default) or its outline. Both have the colour of the surrounding text. */
  readonly filled?: boolean;
}

const filledPath = toFilledStarsPath([[12, 12]], 11);
const outlinePath = toStarOutlinesPath([[12, 12]], 10);

/** A single khatam, for bullets, slider thumbs, carousel dots and the theme switch. */
export function Star({ filled = true, ...rest }: Props) {
  return (
    <Drawing name="star" viewBox="0 0 24 24" {...rest}>
      {filled ? (
        <path fill="currentColor" d={filledPath} />
      ) : (
        <path fill="none" stroke="currentColor" strokeWidth="1.5" d={outlinePath} />
      )}
    </Drawing>
  );
}
