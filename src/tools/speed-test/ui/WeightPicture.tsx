import { useState } from "react";
import { Drawing } from "#brand/window/Drawing.tsx";
import { hues } from "#brand/window/palette.ts";
import { toFilledStarsPath } from "#brand/window/geometry/path.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Fold } from "#ui/Fold.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { formatSize } from "../engine/amounts.ts";
import { type BrowserResult, type Share, resourceTypes } from "../contract.ts";
import type { messages } from "../messages.ts";
import { starCount, countStars } from "../engine/weight-stars.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: BrowserResult;
}

const perRow = 10;
const spacing = 20;
/**
 * The colours of the parts, ordered so that neighbours differ; further parts have the colour of
 * plaster.
 */
const hueOrder = [3, 1, 4, 2, 5, 0].map((i) => hues[i]!);

/** The parts of the page by size, as a window of a hundred stars and as a table. */
export function WeightPicture({ t, locale, result }: Props) {
  const [by, setBy] = useState<"type" | "origin">("type");
  const shares = (by === "type" ? result.byType : result.byOrigin).filter(({ bytes }) => bytes > 0);
  const stars = countStars(shares);
  const getName = ({ name }: Share): string =>
    by === "type" ? getTypeName(t, name) : name === "" ? t.typeOther : name;
  return (
    <Fold title={t.weightTitle} heading="h3" className="speed-weight">
      <p className="kit-soft">
        {fill(t.weightText, {
          size: formatSize(t, result.totalBytes),
          requests: count(locale, t.requestCount, result.requests),
        })}
      </p>
      <Tabs
        label={t.weightTabs}
        tabs={[
          { id: "type", label: t.byType },
          { id: "origin", label: t.byOrigin },
        ]}
        selected={by}
        onSelect={setBy}
      >
        <div className="speed-weighed">
          <Drawing
            name="speed-stars"
            viewBox={`0 0 ${perRow * spacing} ${(starCount / perRow) * spacing}`}
          >
            {shares.map((share, i) => (
              <path
                key={share.name}
                className={`lit ${getGlass(i)}`}
                d={toFilledStarsPath(layOutStars(stars, i), 8.4)}
              />
            ))}
          </Drawing>
          <WeightTable t={t} shares={shares} percents={stars} getName={getName} />
        </div>
      </Tabs>
    </Fold>
  );
}

interface WeightTableProps {
  readonly t: Props["t"];
  readonly shares: readonly Share[];
  /** The stars of each part, which are hundredths and 100 together. */
  readonly percents: readonly number[];
  readonly getName: (share: Share) => string;
}

function WeightTable({ t, shares, percents, getName }: WeightTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.columnPart}</th>
          <th scope="col">{t.columnSize}</th>
          <th scope="col">{t.columnShare}</th>
          <th scope="col">{t.columnRequests}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share, i) => (
          <tr key={share.name}>
            <th scope="row">
              <span className={`speed-swatch ${getGlass(i)}`} aria-hidden="true" />
              <bdi>{getName(share)}</bdi>
            </th>
            <td>{formatSize(t, share.bytes)}</td>
            <td>{percents[i]}%</td>
            <td>{share.requests}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getGlass(i: number): string {
  const hue = hueOrder[i];
  return hue === undefined ? "speed-plaster" : `g-${hue}`;
}

/** Positions of one part's stars; the parts fill the rows one after another. */
function layOutStars(
  stars: readonly number[],
  part: number,
): readonly (readonly [number, number])[] {
  const before = stars.slice(0, part).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: stars[part] ?? 0 }, (_, i) => {
    const at = before + i;
    return [(at % perRow) * spacing + spacing / 2, Math.floor(at / perRow) * spacing + spacing / 2];
  });
}

function getTypeName(t: Props["t"], name: string): string {
  const names: Readonly<Record<(typeof resourceTypes)[number], string>> = {
    document: t.typeDocument,
    stylesheet: t.typeStylesheet,
    script: t.typeScript,
    image: t.typeImage,
    font: t.typeFont,
    media: t.typeMedia,
    other: t.typeOther,
  };
  const known = resourceTypes.find((type) => type === name);
  return known === undefined ? t.typeOther : names[known];
}
