import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { covers } from "./all.tsx";
import { CoverLattice } from "./lattice.tsx";

interface Props extends DrawingProps {
  /** The id of a tutorial; an unknown id gets a lattice that is derived from it. */
  readonly tutorial: string;
}

/**
 * The drawn cover of a tutorial: stars as data. 720 by 400 units; the middle 400 by 400 is complete
 * by itself.
 */
export function TutorialCover({ tutorial, ...rest }: Props) {
  const { background, figure } = covers[tutorial] ?? {
    background: "violet",
    figure: CoverLattice(tutorial),
  };
  return (
    <Drawing
      name="tutorial-cover"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      {...rest}
    >
      <path className={`g-${background} wash`} d="M0 0H720V400H0z" />
      {figure}
    </Drawing>
  );
}
