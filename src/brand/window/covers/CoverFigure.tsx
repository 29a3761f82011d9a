import { covers } from "./all.tsx";
import { CoverLattice } from "./lattice.tsx";

/** What a cover shows: its background and its figure, in 720 by 400 units. */
export function CoverFigure({ tutorial }: { readonly tutorial: string }) {
  const { background, figure } = covers[tutorial] ?? {
    background: "violet",
    figure: CoverLattice(tutorial),
  };
  return (
    <>
      <path className={`g-${background} wash`} d="M0 0H720V400H0z" />
      {figure}
    </>
  );
}
