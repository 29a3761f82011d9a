import { Monogram } from "#brand/window/portraits/Monogram.tsx";
import { Star } from "#brand/window/stars/Star.tsx";
import { comma } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { homeMessages } from "../../messages/home.ts";
import "./carousel.css";

export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly initial: string;
  readonly content: string;
}

interface Props {
  readonly locale: Locale;
  readonly testimonials: readonly Testimonial[];
}

/** Shows one testimonial at a time; without JavaScript all of them are visible. */
export function TestimonialCarousel({ locale, testimonials }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <section
      className="wrap band"
      aria-roledescription="carousel"
      aria-label={t.carousel}
      data-carousel
    >
      <h2 className="sr-only">{t.voicesHead}</h2>
      <div className="carousel">
        <Slides locale={locale} testimonials={testimonials} />
        <Controls locale={locale} testimonials={testimonials} />
      </div>
    </section>
  );
}

function Slides({ locale, testimonials }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <div data-slides>
      {testimonials.map(({ id, name, role, company, initial, content }, i) => (
        <div
          key={id}
          className="slide grid-12"
          role="group"
          aria-roledescription="slide"
          aria-label={fill(t.slide, { n: i + 1, total: testimonials.length })}
          data-slide
        >
          <div className="slide-person">
            <Monogram initial={initial} seed={i} />
            <div>
              <p>{name}</p>
              <p className="type-small">
                {role}
                {comma[locale]}
                <bdi>{company}</bdi>
              </p>
            </div>
          </div>
          <blockquote>{content}</blockquote>
        </div>
      ))}
    </div>
  );
}

function Controls({ locale, testimonials }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <div className="carousel-controls js-only">
      <div>
        {testimonials.map(({ id, name }, i) => (
          <button
            key={id}
            type="button"
            className="dot"
            aria-label={fill(t.goTo, { name })}
            data-dot={i}
          >
            <Star />
          </button>
        ))}
        <button
          type="button"
          className="pause"
          data-pause={t.pause}
          data-play={t.play}
          aria-label={t.pause}
        >
          <Icon name="pause" className="pause-icon" />
          <Icon name="play" className="play-icon" />
        </button>
      </div>
      <div className="carousel-turn">
        <button type="button" aria-label={t.previous} data-previous>
          <Icon name="back" />
        </button>
        <button type="button" aria-label={t.next} data-next>
          <Icon name="onward" />
        </button>
      </div>
    </div>
  );
}
