import { Drawing } from "../Drawing.tsx";
import { CoverFigure } from "./CoverFigure.tsx";

/**
 * The covers of several tutorials below each other, for a list that fetches them in one request.
 * The fragment `#<id>` of the file's URL shows the cover of that tutorial alone.
 */
export function CoverSheet({ tutorials }: { readonly tutorials: readonly string[] }) {
  return (
    <Drawing
      name="tutorial-cover"
      viewBox={`0 0 720 ${400 * tutorials.length}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {tutorials.map((tutorial, i) => (
        <g key={tutorial}>
          <view id={tutorial} viewBox={`0 ${400 * i} 720 400`} />
          {/* Clips what a figure draws beyond its cover. */}
          <svg y={400 * i} width="720" height="400">
            <CoverFigure tutorial={tutorial} />
          </svg>
        </g>
      ))}
    </Drawing>
  );
}
