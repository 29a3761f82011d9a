import "./tool-kit.css";
import type { ReactNode } from "react";

interface ScoreRingProps {
  readonly score: number;
  /** What is scored; it is hidden from sight, since the page shows it elsewhere. */
  readonly label: string;
  readonly outOf: string;
  /** A drawing of the score. */
  readonly ring: ReactNode;
}

interface Props extends ScoreRingProps {
  readonly band: "excellent" | "good" | "poor";
  /** The word for the band, in its colour. */
  readonly bandName: ReactNode;
  readonly headline: ReactNode;
  readonly children?: ReactNode;
}

/** A score out of 100 in its ring, with its band in words beside it. */
export function Score({ band, bandName, headline, children, ...ring }: Props) {
  return (
    <div className="kit-score" data-band={band}>
      <ScoreRing {...ring} />
      <div>
        <p className="kit-score-band">{bandName}</p>
        <p className="type-section">{headline}</p>
        {children}
      </div>
    </div>
  );
}

/** A score out of 100 in its ring. */
export function ScoreRing({ score, label, outOf, ring }: ScoreRingProps) {
  return (
    <div className="kit-score-ring">
      {ring}
      <p className="kit-score-figure">
        <span className="kit-hidden">{label}: </span>
        <strong>{score}</strong>
        <small>{outOf}</small>
      </p>
    </div>
  );
}
