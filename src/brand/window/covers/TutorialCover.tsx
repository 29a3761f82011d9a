import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { CoverFigure } from "./CoverFigure.tsx";

interface Props extends DrawingProps {
  /** The id of a tutorial; an unknown id gets a lattice that is derived from it. */
  readonly tutorial: string;
}

/**
 * The drawn cover of a tutorial: stars as data. 720 by 400 units; the middle 400 by 400 is complete
 * by itself.
 */
export function TutorialCover({ tutorial, ...rest }: Props) {
  return (
    <Drawing
      name="tutorial-cover"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      {...rest}
    >
      <CoverFigure tutorial={tutorial} />
    </Drawing>
  );
}
