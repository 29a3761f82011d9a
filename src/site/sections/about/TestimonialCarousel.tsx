import { Star } from "#brand/window/stars/Star.tsx";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { homeMessages } from "../../messages/home.ts";
import { TestimonialAuthor, type Testimonial } from "./TestimonialAuthor.tsx";
import "./carousel.css";

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
      {testimonials.map((testimonial, i) => (
        <div
          key={testimonial.id}
          className="slide grid-12"
          role="group"
          aria-roledescription="slide"
          aria-label={fill(t.slide, { n: i + 1, total: testimonials.length })}
          data-slide
        >
          <div className="slide-person">
            <TestimonialAuthor locale={locale} testimonial={testimonial} seed={i} />
          </div>
          <blockquote>{testimonial.content}</blockquote>
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
        <button
          type="button"
          className="icon-button icon-button-framed"
          aria-label={t.previous}
          data-previous
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="icon-button icon-button-framed"
          aria-label={t.next}
          data-next
        >
          <Icon name="forward" />
        </button>
      </div>
    </div>
  );
}
