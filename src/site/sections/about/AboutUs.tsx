import { Portrait } from "#brand/window/portraits/Portrait.tsx";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { Star } from "#brand/window/stars/Star.tsx";
import { pick, type Locale } from "#i18n/messages.ts";
import { aboutMessages } from "../../messages/about.ts";
import { TestimonialAuthor, type Testimonial } from "./TestimonialAuthor.tsx";
import { Prose } from "../Prose.tsx";
import "./about.css";

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
  ["innovation", "innovationText", "g-mari"],
  ["communication", "communicationText", "g-nile"],
  ["quality", "qualityText", "g-violet"],
] as const;

export function AboutUs({ locale, team, testimonials }: Props) {
  const t = pick(aboutMessages, locale);
  return (
    <div className="wrap page-top">
      <div className="grid-12 grid-aside about-head">
        <div>
          <h1 className="type-title">{t.head}</h1>
          <p className="type-lede">{t.lede}</p>
          <h2 className="type-section">{t.storyHead}</h2>
          <Prose data-story>
            <p>{t.storyFirst}</p>
            <p>{t.storySecond}</p>
            <p>{t.storyThird}</p>
          </Prose>
        </div>
        <Qamariyya id="arch" variant="arch" seed={2} />
      </div>
      <section className="band grid-12 about-mission">
        <h2>{t.missionHead}</h2>
        <p>{t.mission}</p>
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
      <ul className="about-values" data-values>
        {values.map(([name, text, colour]) => (
          <li key={name}>
            <Star className={colour} />
            <h3 className="type-head">{t[name]}</h3>
            <p>{t[text]}</p>
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
      <ul className="about-team" data-team>
        {team.map(({ id, name, role, initial, about }, i) => (
          <li key={id} id={id}>
            <Portrait seed={i} initial={initial} />
            <h3>{name}</h3>
            <p className="type-small">{role}</p>
            <p className="type-small">{about}</p>
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
      <ul className="rows about-voices" data-voices>
        {testimonials.map((testimonial, i) => (
          <li key={testimonial.id}>
            <figure className="grid-12">
              <figcaption>
                <TestimonialAuthor locale={locale} testimonial={testimonial} seed={i} />
              </figcaption>
              <blockquote>{testimonial.content}</blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
