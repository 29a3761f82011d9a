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
      <div className="border-y border-line py-10 lg:py-16">
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
          className="slide grid-12 items-start gap-y-6"
          role="group"
          aria-roledescription="slide"
          aria-label={fill(t.slide, { n: i + 1, total: testimonials.length })}
          data-slide
        >
          <div className="col-span-12 flex items-center gap-4 lg:col-span-3 lg:block">
            <Monogram initial={initial} seed={i} className="w-19 flex-none lg:w-37.5" />
            <div>
              <p className="text-lg font-semibold lg:mt-4.5">{name}</p>
              <p className="type-small text-soft">
                {role}
                {comma[locale]}
                <bdi>{company}</bdi>
              </p>
            </div>
          </div>
          <blockquote className="col-span-12 text-[1.5rem] leading-[1.65] text-balance lg:col-span-9 lg:text-[2.5rem] lg:leading-[1.55]">
            {content}
          </blockquote>
        </div>
      ))}
    </div>
  );
}

function Controls({ locale, testimonials }: Props) {
  const t = pick(homeMessages, locale);
  return (
    <div className="carousel-controls js-only mt-7 flex items-center justify-between lg:ms-[25%] lg:mt-9 lg:ps-2">
      <div className="flex items-center">
        {testimonials.map(({ id, name }, i) => (
          <button
            key={id}
            type="button"
            className="dot grid size-7 place-items-center"
            aria-label={fill(t.goTo, { name })}
            data-dot={i}
          >
            <Star className="w-4.5" />
          </button>
        ))}
        <button
          type="button"
          className="pause ms-2 grid size-11 place-items-center text-soft hover:text-ink"
          data-pause={t.pause}
          data-play={t.play}
          aria-label={t.pause}
        >
          <Icon name="pause" className="pause-icon" />
          <Icon name="play" className="play-icon" />
        </button>
      </div>
      <div className="flex gap-3">
        <button
          type="button"
          className="grid size-12 place-items-center rounded-control border-[1.5px] border-edge hover:border-ink"
          aria-label={t.previous}
          data-previous
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="grid size-12 place-items-center rounded-control border-[1.5px] border-edge hover:border-ink"
          aria-label={t.next}
          data-next
        >
          <Icon name="onward" />
        </button>
      </div>
    </div>
  );
}
