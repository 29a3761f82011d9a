import { Frieze } from "#brand/window/Frieze.tsx";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";
import "./skills.css";

interface SkillProps {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly max?: number;
  readonly hue: "violet" | "blue" | "coral" | "nile" | "mari";
}

/** A frieze of stars, of which the share of value in max is lit from the start side. */
export function SkillBar({ id, name, value, max = 100, hue }: SkillProps) {
  return (
    <li className="skill">
      <span id={`${id}-name`}>{name}</span>
      <div
        role="meter"
        aria-labelledby={`${id}-name`}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        data-reveal="fill"
      >
        <Frieze id={id} share={value / max} hue={hue} />
      </div>
      <bdi aria-hidden="true" dir="ltr">
        {value}
      </bdi>
    </li>
  );
}

const skills = [
  ["skillWebDesign", 95, "violet"],
  ["skillWebDevelopment", 90, "blue"],
  ["skillMobileApps", 85, "coral"],
  ["skillSeo", 92, "nile"],
  ["skillMarketing", 88, "mari"],
] as const;

export function Skills({ locale }: { readonly locale: Locale }) {
  const t = pick(homeMessages, locale);
  return (
    <section className="wrap band">
      <div className="grid-12 skills-head">
        <h2 className="type-section">{t.skillsHead}</h2>
        <p>{t.skillsText}</p>
      </div>
      <ul className="skills">
        {skills.map(([key, value, hue]) => (
          <SkillBar key={key} id={key} name={t[key]} value={value} hue={hue} />
        ))}
      </ul>
    </section>
  );
}
