import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { StarRing } from "#brand/window/stars/StarRing.tsx";
import { Score } from "#ui/Score.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "درجة الصفحة", en: "Score of the page" },
  outOf: { ar: "من 100", en: "of 100" },
  excellent: { ar: "ممتاز", en: "Excellent" },
  good: { ar: "جيد", en: "Good" },
  poor: { ar: "يحتاج عملًا", en: "Needs work" },
  headline: { ar: "أساس متين وتنقصه لمسات.", en: "A solid base that lacks a few touches." },
  note: { ar: "على هاتف متوسط.", en: "On a phone of the middle class." },
});

const draw = (locale: Locale, band: "excellent" | "good" | "poor", score: number) => {
  const t = pick(messages, locale);
  return (
    <Score
      score={score}
      label={t.label}
      outOf={t.outOf}
      band={band}
      bandName={t[band]}
      headline={t.headline}
      ring={<StarRing share={score / 100} hue="mari" />}
    >
      {band === "good" && <p>{t.note}</p>}
    </Score>
  );
};

export const story: Story = {
  size: "wide",
  states: {
    excellent: (locale) => draw(locale, "excellent", 100),
    "good, with a note": (locale) => draw(locale, "good", 77),
    poor: (locale) => draw(locale, "poor", 7),
  },
};
