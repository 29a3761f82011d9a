/**
 * The ready-made forms in their order, what shops ask for most first; their code is loaded when one
 * of them is opened.
 */
export const kinds = [
  "whatsapp",
  "wifi",
  "contact",
  "sms",
  "event",
  "place",
  "invoice",
  "product",
] as const;
export type Kind = (typeof kinds)[number];
