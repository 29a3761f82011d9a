import type { Localized } from "#i18n/messages.ts";

/**
 * The identity of the agency: name, contact details, social networks. A new owner replaces this
 * file and `content/`. The people are invented; the phone number and the email domain are reserved
 * for examples.
 */
export const brand = {
  name: { ar: "رؤية", en: "Ro2ya" },
  /**
   * The three letter groups of the wordmark. The Arabic groups do not join, so that each can be
   * animated separately.
   */
  wordmark: { ar: ["ر", "ؤ", "ية"], en: ["Ro", "2", "ya"] },
  slogan: {
    ar: "نرى عملك كما يجب أن يراه الناس.",
    en: "We see your business the way people should see it.",
  },
  founded: 2018,
  email: "hello@ro2ya.example",
  /** As it is shown, and as `tel:` and the chat app need it: digits only, country code first. */
  phone: { shown: "+20 2 5555 0100", digits: "20255550100" },
  address: { ar: "شارع المعز لدين الله، القاهرة، مصر", en: "Al-Muizz Street, Cairo, Egypt" },
  hours: {
    ar: "من الأحد إلى الخميس، من 10 صباحًا إلى 6 مساءً",
    en: "Sunday to Thursday, 10 am to 6 pm",
  },
  socials: [
    { id: "facebook", name: { ar: "فيسبوك", en: "Facebook" }, url: "https://www.facebook.com/" },
    { id: "x", name: { ar: "إكس", en: "X" }, url: "https://x.com/" },
    { id: "linkedin", name: { ar: "لينكدإن", en: "LinkedIn" }, url: "https://www.linkedin.com/" },
    {
      id: "instagram",
      name: { ar: "إنستجرام", en: "Instagram" },
      url: "https://www.instagram.com/",
    },
  ],
  /** Loaded only when a visitor opens the map. */
  mapUrl: {
    ar: "https://www.google.com/maps?q=30.0500,31.2610&z=15&hl=ar&output=embed",
    en: "https://www.google.com/maps?q=30.0500,31.2610&z=15&hl=en&output=embed",
  },
  /**
   * What Egyptian law wants a privacy policy to name, shown there where it is filled in. Only a
   * lawyer who knows the agency can say what is due: the legal entity, its number in the
   * commercial register, the permit of the Personal Data Protection Centre, the data protection
   * officer with an address, and who receives data outside Egypt, where, and on what ground.
   */
  legal: {
    entity: { ar: "", en: "" },
    registerNumber: { ar: "", en: "" },
    permit: { ar: "", en: "" },
    dataOfficer: { ar: "", en: "" },
    recipientsAbroad: { ar: "", en: "" },
  },
} as const satisfies Brand;

interface Brand {
  readonly name: Localized;
  readonly wordmark: Localized<readonly [string, string, string]>;
  readonly slogan: Localized;
  readonly founded: number;
  readonly email: string;
  readonly phone: { readonly shown: string; readonly digits: string };
  readonly address: Localized;
  readonly hours: Localized;
  readonly socials: readonly {
    readonly id: SocialId;
    readonly name: Localized;
    readonly url: `https://${string}`;
  }[];
  readonly mapUrl: Localized;
  readonly legal: Readonly<
    Record<"entity" | "registerNumber" | "permit" | "dataOfficer" | "recipientsAbroad", Localized>
  >;
}

export type SocialId = "facebook" | "x" | "linkedin" | "instagram";

/** The chat app's URL for the agency's number, with a text that the visitor may change and send. */
export function getChatUrl(text = ""): string {
  const query = text === "" ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${brand.phone.digits}${query}`;
}

/** The `mailto:` URL of a mail to the agency with a subject. */
export function getMailUrl(subject = ""): string {
  return `mailto:${brand.email}${subject === "" ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
