import { StarRing } from "#brand/window/stars/StarRing.tsx";
import type { Texts } from "#i18n/messages.ts";
import type { messages } from "../messages.ts";
import { getBand, type Band } from "../engine/score.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly score: number;
  readonly label: string;
}

const hues = { excellent: "nile", good: "mari", poor: "coral" } as const;

/** The ring of stars with the score in it, the band in words beside it. */
export function ScoreHead({ t, score, label }: Props) {
  const band = getBand(score);
  const words: Readonly<Record<Band, readonly [string, string]>> = {
    excellent: [t.bandExcellent, t.headlineExcellent],
    good: [t.bandGood, t.headlineGood],
    poor: [t.bandPoor, t.headlinePoor],
  };
  const [name, headline] = words[band];
  return (
    <div className="seo-score" data-band={band}>
      <div className="seo-ring">
        <StarRing share={score / 100} hue={hues[band]} />
        <p className="seo-figure">
          <span className="kit-hidden">{label}: </span>
          <strong>{score}</strong>
          <small>{t.outOf100}</small>
        </p>
      </div>
      <div>
        <p className="seo-band-name">{name}</p>
        <p className="type-section">{headline}</p>
      </div>
    </div>
  );
}
