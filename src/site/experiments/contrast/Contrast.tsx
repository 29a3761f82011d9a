import { useId, useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { contrastMessages } from "../messages.ts";
import { measureContrast } from "./measure-contrast.ts";

interface Props {
  readonly locale: Locale;
}

/** The band of the shop in the article about colours: dark brown on honey. */
const initial = { text: "#3b2410", background: "#e9a820" } as const;

/** Truncated to what is shown: 4.499 does not reach 4.5. */
const truncate = (ratio: number): number => Math.floor(ratio * 100 + 1e-9) / 100;

/** A try: two colours, a sample of them, and the texts that their contrast is sufficient for. */
export function Contrast({ locale }: Props) {
  const t = pick(contrastMessages, locale);
  const id = useId();
  const [colours, setColours] = useState<Record<keyof typeof initial, string>>(initial);
  const ratio = measureContrast(colours.text, colours.background);
  const verdict = ratio >= 4.5 ? t.any : ratio >= 3 ? t.large : t.none;
  return (
    <figure>
      <figcaption>
        <strong>{t.title}</strong>
      </figcaption>
      {/* Attributes of SVG, since the content security policy forbids style attributes. */}
      <svg aria-hidden="true" width="100%" height="96" fill={colours.text} textAnchor="middle">
        <rect width="100%" height="96" fill={colours.background} />
        <text x="50%" y="44" fontSize="28">
          {t.sample}
        </text>
        <text x="50%" y="76" fontSize="16">
          {t.sample}
        </text>
      </svg>
      {(["text", "background"] as const).map((name) => (
        <div key={name}>
          <label htmlFor={id + name}>{t[name]}</label>: <bdi>{colours[name]}</bdi>
          <input
            id={id + name}
            type="color"
            className="js-only"
            value={colours[name]}
            onChange={(event) => setColours({ ...colours, [name]: event.currentTarget.value })}
          />
        </div>
      ))}
      <output>{fill(verdict, { ratio: formatNumber(locale, truncate(ratio)) })}</output>
    </figure>
  );
}
