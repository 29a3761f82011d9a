import "./qr-about.css";
import { Star } from "#brand/window/stars/Star.tsx";
import type { Texts } from "#i18n/messages.ts";
import type { aboutMessages } from "../about-messages.ts";

/** Features and use cases below the tool; static markup. */
export function QrAbout({ t }: { readonly t: Texts<typeof aboutMessages> }) {
  const features = [
    { title: t.featureScansTitle, text: t.featureScansText },
    { title: t.featureYoursTitle, text: t.featureYoursText },
    { title: t.featureForeverTitle, text: t.featureForeverText },
  ];
  const uses = [t.useMenu, t.usePackaging, t.useDoor, t.useCard, t.useBag, t.useEvent];
  return (
    <div className="qr-about">
      <section aria-labelledby="qr-features">
        <h2 className="type-section" id="qr-features">
          {t.featuresTitle}
        </h2>
        <ul className="qr-features">
          {features.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-head">{title}</h3>
              <p className="kit-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="qr-uses" aria-labelledby="qr-uses">
        <h2 className="type-section" id="qr-uses">
          {t.usesTitle}
        </h2>
        <ul>
          {uses.map((use) => (
            <li key={use}>
              <Star />
              {use}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
