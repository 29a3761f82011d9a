import { Frieze } from "#brand/window/Frieze.tsx";
import { pick, type Locale } from "#i18n/messages.ts";
import { homeMessages } from "../../messages/home.ts";

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
    <li className="grid grid-cols-[1fr_auto] items-center gap-y-1.5 py-3 lg:grid-cols-12 lg:gap-x-8 lg:py-5">
      <span
        id={`${id}-name`}
        className="text-lg font-medium lg:col-start-1 lg:col-end-4 lg:text-[1.375rem]"
      >
        {name}
      </span>
      <div
        role="meter"
        aria-labelledby={`${id}-name`}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        data-reveal="fill"
        className="col-span-2 row-start-2 lg:col-start-4 lg:col-end-12 lg:row-start-1"
      >
        <Frieze id={id} share={value / max} hue={hue} className="w-full" />
      </div>
      <bdi
        aria-hidden="true"
        dir="ltr"
        className="col-start-2 row-start-1 text-end text-3xl leading-none font-medium lg:col-start-12 lg:text-[2.875rem]"
      >
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
      <div className="grid-12 items-end gap-y-3">
        <h2 className="type-section col-span-12 lg:col-start-4 lg:col-end-13">{t.skillsHead}</h2>
        <p className="col-span-12 text-soft lg:col-start-1 lg:col-end-4 lg:row-start-1 lg:pb-2">
          {t.skillsText}
        </p>
      </div>
      <ul className="mt-5 lg:mt-11">
        {skills.map(([key, value, hue]) => (
          <SkillBar key={key} id={key} name={t[key]} value={value} hue={hue} />
        ))}
      </ul>
    </section>
  );
}
