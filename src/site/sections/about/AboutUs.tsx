import { Monogram } from "#brand/window/portraits/Monogram.tsx";
import { Portrait } from "#brand/window/portraits/Portrait.tsx";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { Star } from "#brand/window/stars/Star.tsx";
import { comma } from "#i18n/format.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { aboutMessages } from "../../messages/about.ts";
import type { Testimonial } from "./TestimonialCarousel.tsx";

interface Props {
  readonly locale: Locale;
  readonly team: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: string;
    readonly initial: string;
    readonly about: string;
  }[];
  readonly testimonials: readonly Testimonial[];
}

const values = [
  ["innovation", "innovationText", "text-(--glass-mari)"],
  ["communication", "communicationText", "text-(--glass-nile)"],
  ["quality", "qualityText", "text-(--glass-violet)"],
] as const;

export function AboutUs({ locale, team, testimonials }: Props) {
  const t = pick(aboutMessages, locale);
  return (
    <div className="wrap pt-8 lg:pt-14">
      <div className="grid-12 items-start gap-y-10">
        <div className="col-span-12 lg:col-span-7">
          <h1 className="type-title">{t.head}</h1>
          <p className="type-lede mt-5">{t.lede}</p>
          <h2 className="type-section mt-14 lg:mt-20">{t.storyHead}</h2>
          <div className="prose mt-6 max-w-[36em]" data-story>
            <p>{t.storyFirst}</p>
            <p>{t.storySecond}</p>
            <p>{t.storyThird}</p>
          </div>
        </div>
        <Qamariyya
          id="arch"
          variant="arch"
          seed={2}
          className="col-span-12 mx-auto w-64 lg:col-span-4 lg:col-start-9 lg:w-full"
        />
      </div>
      <section className="band grid-12 gap-y-4">
        <h2 className="col-span-12 text-lg font-semibold text-brand lg:col-span-3 lg:pt-3">
          {t.missionHead}
        </h2>
        <p className="col-span-12 text-2xl leading-relaxed lg:col-span-9 lg:text-[2.25rem] lg:leading-normal">
          {t.mission}
        </p>
      </section>
      <Values locale={locale} />
      <Team locale={locale} team={team} />
      <Testimonials locale={locale} testimonials={testimonials} />
    </div>
  );
}

function Values({ locale }: Pick<Props, "locale">) {
  const t = pick(aboutMessages, locale);
  return (
    <section className="band">
      <h2 className="type-section">{t.valuesHead}</h2>
      <ul className="mt-8 grid gap-x-8 lg:mt-12 lg:grid-cols-3" data-values>
        {values.map(([name, text, colour]) => (
          <li key={name} className="border-t border-line py-7">
            <Star className={`mb-4 w-9 ${colour}`} />
            <h3 className="type-head">{t[name]}</h3>
            <p className="mt-2 text-soft">{t[text]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Team({ locale, team }: Pick<Props, "locale" | "team">) {
  const t = pick(aboutMessages, locale);
  return (
    <section className="band">
      <h2 className="type-section">{t.teamHead}</h2>
      <ul
        className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 lg:mt-12 lg:grid-cols-4 lg:gap-x-8"
        data-team
      >
        {team.map(({ id, name, role, initial, about }, i) => (
          <li key={id}>
            <Portrait seed={i} initial={initial} className="w-full" />
            <h3 className="mt-4 text-xl leading-snug font-semibold">{name}</h3>
            <p className="type-small font-medium text-brand">{role}</p>
            <p className="mt-2 type-small text-soft">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonials({ locale, testimonials }: Pick<Props, "locale" | "testimonials">) {
  const t = pick(aboutMessages, locale);
  return (
    <section className="band">
      <h2 className="type-section">{t.voicesHead}</h2>
      <ul className="rows mt-8 lg:mt-12" data-voices>
        {testimonials.map(({ id, name, role, company, initial, content }, i) => (
          <li key={id}>
            <figure className="grid-12 items-start gap-y-4 py-8">
              <figcaption className="col-span-12 flex items-center gap-4 lg:col-span-4">
                <Monogram initial={initial} seed={i} className="w-16 flex-none" />
                <div>
                  <p className="font-semibold">{name}</p>
                  <p className="type-small text-soft">
                    {role}
                    {comma[locale]}
                    <bdi>{company}</bdi>
                  </p>
                </div>
              </figcaption>
              <blockquote className="col-span-12 text-xl leading-relaxed lg:col-span-8">
                {content}
              </blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
