import { Monogram } from "#brand/window/portraits/Monogram.tsx";
import { comma } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";

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
  readonly testimonial: Testimonial;
  /** Determines the pattern of the monogram. */
  readonly seed: number;
}

/** Who said it: a monogram, and beside it the name, the role and the company. */
export function TestimonialAuthor({ locale, testimonial, seed }: Props) {
  const { name, role, company, initial } = testimonial;
  return (
    <>
      <Monogram initial={initial} seed={seed} />
      <div>
        <p>{name}</p>
        <p className="type-small">
          {role}
          {comma[locale]}
          <bdi>{company}</bdi>
        </p>
      </div>
    </>
  );
}
