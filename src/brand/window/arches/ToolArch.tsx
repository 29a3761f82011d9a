import { toolArchOutline } from "../geometry/arch.ts";
import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { toFilledStarsPath } from "../geometry/path.ts";
import { toolFigures } from "./tool-arches.tsx";

interface Props extends DrawingProps {
  /** The slug of a tool; an unknown slug shows a single star. */
  readonly tool: string;
}

/** The arch that represents a tool. */
export function ToolArch({ tool, ...rest }: Props) {
  return (
    <Drawing name="tool-arch" viewBox="4 2 112 150" {...rest}>
      <path className="on-surface" d={toolArchOutline} />
      {toolFigures[tool] ?? <path className="g-violet lit" d={toFilledStarsPath([[60, 84]], 26)} />}
    </Drawing>
  );
}
