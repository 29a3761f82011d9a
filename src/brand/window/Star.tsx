import { Drawing, type DrawingProps } from "./Drawing.tsx";
import { toFilledStarsPath, toStarOutlinesPath } from "./path.ts";

interface Props extends DrawingProps {
  /** A full star (the default) or its outline alone. Both take the colour of the text around them. */
  readonly filled?: boolean;
}

const filledPath = toFilledStarsPath([[12, 12]], 11);
const outlinePath = toStarOutlinesPath([[12, 12]], 10);

/** The khatam alone: bullets, slider thumbs, carousel dots, the theme switch. */
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
