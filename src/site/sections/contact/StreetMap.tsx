import "./street-map.css";
import { brand } from "#brand/brand.ts";
import { Drawing } from "#brand/window/Drawing.tsx";
import { joinLengths, toFilledStarsPath, toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { direction } from "#i18n/locale.ts";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { streetMapMessages } from "../../messages/street-map.ts";
import {
  agencyPlace,
  findNearest,
  landmarkIds,
  landmarks,
  metresPerUnit,
  otherStreets,
  placeAlong,
  plan,
  project,
  street,
  walledCity,
  wall,
  type Landmark,
  type Place,
} from "./street-plan.ts";

interface Props {
  readonly locale: Locale;
}

type Words = Texts<typeof streetMapMessages>;

const toLine = (places: readonly Place[]): string =>
  `M${places.map((place) => joinLengths(...project(place))).join("L")}`;

const streetStars = placeAlong(street.map(project), 15.5);
/** The house is beside the street; its star is part of the frieze. */
const agency = findNearest(agencyPlace, street).at;
const hues = { gate: "g-coral", mosque: "g-nile", market: "g-blue", metro: "g-blue" } as const;
const latticePitch = 34;

/**
 * The map of the street as a drawing: the walled city as a lattice, the street as a frieze of lit
 * stars from gate to gate, and the agency on it. It needs no request, and it is not mirrored.
 */
export function StreetMap({ locale }: Props) {
  const t = pick(streetMapMessages, locale);
  return (
    <Drawing name="street-map" viewBox={`0 0 ${plan.width} ${plan.height}`} title={t.title}>
      <defs>
        <pattern
          id="street-lattice"
          width={latticePitch}
          height={latticePitch}
          patternUnits="userSpaceOnUse"
        >
          <path
            className="q-carved"
            d={toStarOutlinesPath([[17, 17]], 16) + toStarOutlinesPath([[17, 17]], 7)}
          />
        </pattern>
      </defs>
      <Ground />
      <path className="street-bed" d={toLine(street)} />
      <path className="lit rimmed g-mari" d={toFilledStarsPath(streetStars, 6.4)} />
      {landmarkIds.map((id) => (
        <LandmarkSign key={id} locale={locale} landmark={landmarks[id]} name={t[id]} />
      ))}
      <StreetNames t={t} />
      <Agency locale={locale} t={t} />
      <Scale t={t} />
    </Drawing>
  );
}

/** What lies under the street: the walled city, the park, the other streets and the wall. */
function Ground() {
  const city = `${toLine(walledCity)}z`;
  return (
    <>
      <path className="street-city" d={city} />
      <path fill="url(#street-lattice)" d={city} />
      <path className="street-park g-nile" d="M540 486 585 470 720 500V620H560z" />
      {otherStreets.map((places) => (
        <path key={toLine(places)} className="street-other" d={toLine(places)} />
      ))}
      <path className="street-wall" d={toLine(wall)} />
    </>
  );
}

interface LandmarkSignProps extends Props {
  readonly landmark: Landmark;
  readonly name: string;
}

function LandmarkSign({ locale, landmark: { at, side, kind, isMinor }, name }: LandmarkSignProps) {
  const [x, y] = project(at);
  return (
    <g className={isMinor ? "street-minor" : undefined}>
      <g className={hues[kind]}>
        <path className="lit rimmed" d={toStarOutlinesPath([[x, y]], 11)} />
        <path className="pale" d={toStarOutlinesPath([[x, y]], 4.6)} />
      </g>
      <text
        x={x + { east: 19, west: -19, below: 0 }[side]}
        y={y}
        dy={side === "below" ? "1.15em" : undefined}
        textAnchor={getAnchor(locale, side)}
      >
        {name}
      </text>
    </g>
  );
}

function StreetNames({ t }: { readonly t: Words }) {
  return (
    <g className="street-names street-minor">
      <text textAnchor="middle" transform="translate(58 400) rotate(-76)">
        {t.portSaidStreet}
      </text>
      <text textAnchor="middle" transform="translate(640 468) rotate(13)">
        {t.azharStreet}
      </text>
      <text textAnchor="middle" transform="translate(642 540)">
        {t.park}
      </text>
    </g>
  );
}

/** The large star of the agency and its name, on the side that has no landmarks. */
function Agency({ locale, t }: Props & { readonly t: Words }) {
  const [x, y] = agency;
  return (
    <g className="street-agency">
      <path className="street-halo" d={toStarOutlinesPath([[x, y]], 34)} />
      <path className="lit g-violet" d={toStarOutlinesPath([[x, y]], 27)} />
      <path className="lit g-mari" d={toStarOutlinesPath([[x, y]], 12)} />
      <text x={x + 48} y={y - 8} textAnchor={getAnchor(locale, "east")}>
        {brand.name[locale]}
        <tspan x={x + 48} dy="1.35em">
          {t.street}
        </tspan>
      </text>
    </g>
  );
}

/** North and a length of 200 metres. */
function Scale({ t }: { readonly t: Words }) {
  const length = 200 / metresPerUnit;
  return (
    <g>
      <path className="ink-line" d={`M610 590v8h${joinLengths(length)}v-8`} />
      <text x={610 + length / 2} y={576} textAnchor="middle">
        {t.scale}
      </text>
      <path className="ink" d="M36 24 45 50 36 44 27 50z" />
      <text x={36} y={68} textAnchor="middle">
        {t.north}
      </text>
    </g>
  );
}

/** The anchor of a text that begins beside a point; it follows the direction of the language. */
function getAnchor(locale: Locale, side: Landmark["side"]): "start" | "middle" | "end" {
  if (side === "below") return "middle";
  return (side === "east") === (direction[locale] === "ltr") ? "start" : "end";
}
