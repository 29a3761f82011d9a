import { useEffect, useRef, useState } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { typeSampleMessages } from "../messages.ts";
import { TrySlider, type Range } from "../TrySlider.tsx";

type Setting = "size" | "line" | "spacing";

interface Props {
  readonly locale: Locale;
}

/** Both alphabets, vowel marks and a number; Arabic in an English article too. */
const sampleText = "ظهرت قشرة البطيخة على غلاف 2026، فهل تذوّقت غيرها يا مؤنس في Cairo؟";

/** What the article about Arabic type begins with, as in `figures.css`. */
const initial: Readonly<Record<Setting, number>> = { size: 18, line: 1.8, spacing: 0 };

const ranges: readonly (readonly [Setting, Range])[] = [
  ["size", { min: 12, max: 28, step: 1 }],
  ["line", { min: 1, max: 2.4, step: 0.1 }],
  ["spacing", { min: 0, max: 0.3, step: 0.05 }],
];

/** A try: an Arabic sentence in the size, line height and letter spacing that the visitor sets. */
export function TypeSample({ locale }: Props) {
  const t = pick(typeSampleMessages, locale);
  const sample = useRef<HTMLParagraphElement>(null);
  const [settings, setSettings] = useState(initial);
  // By script and not as an attribute, which the content security policy forbids.
  useEffect(() => {
    // The sheet has what is set at first, so that nothing moves when the script arrives.
    if (settings === initial) return;
    const { style } = sample.current!;
    style.fontSize = `${settings.size / 16}rem`;
    style.lineHeight = String(settings.line);
    // The site's own sheet forbids spacing in Arabic, with "important".
    style.setProperty("letter-spacing", `${settings.spacing}em`, "important");
  }, [settings]);
  return (
    <figure>
      <figcaption>
        <strong>{t.title}</strong>
      </figcaption>
      {ranges.map(([name, range]) => (
        <TrySlider
          key={name}
          {...{ locale, ...range }}
          label={t[name]}
          value={settings[name]}
          onValue={(value) => setSettings({ ...settings, [name]: value })}
        />
      ))}
      <p ref={sample} lang="ar" dir="rtl">
        {sampleText}
      </p>
    </figure>
  );
}
