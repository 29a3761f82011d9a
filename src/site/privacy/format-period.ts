import { count } from "#i18n/format.ts";
import type { Localized } from "#i18n/messages.ts";

const units = {
  months: {
    ar: {
      zero: "{n} شهر",
      one: "شهرًا",
      two: "شهرين",
      few: "{n} أشهر",
      many: "{n} شهرًا",
      other: "{n} شهر",
    },
    en: { one: "{n} month", other: "{n} months" },
  },
  days: {
    ar: {
      zero: "{n} يوم",
      one: "يومًا",
      two: "يومين",
      few: "{n} أيام",
      many: "{n} يومًا",
      other: "{n} يوم",
    },
    en: { one: "{n} day", other: "{n} days" },
  },
  hours: {
    ar: {
      zero: "{n} ساعة",
      one: "ساعة",
      two: "ساعتين",
      few: "{n} ساعات",
      many: "{n} ساعة",
      other: "{n} ساعة",
    },
    en: { one: "{n} hour", other: "{n} hours" },
  },
  minutes: {
    ar: {
      zero: "{n} دقيقة",
      one: "دقيقة",
      two: "دقيقتين",
      few: "{n} دقائق",
      many: "{n} دقيقة",
      other: "{n} دقيقة",
    },
    en: { one: "{n} minute", other: "{n} minutes" },
  },
  backups: {
    ar: {
      zero: "{n} نسخة",
      one: "نسخة",
      two: "نسختين",
      few: "{n} نسخ",
      many: "{n} نسخة",
      other: "{n} نسخة",
    },
    en: { one: "{n} backup", other: "{n} backups" },
  },
} as const;

/** Words a period, or a number of backups, in each language: `24 months`, «24 شهرًا». */
export function formatPeriod(unit: keyof typeof units, n: number): Localized {
  return { ar: count("ar", units[unit].ar, n), en: count("en", units[unit].en, n) };
}
