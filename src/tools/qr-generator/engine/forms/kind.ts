/**
 * The ready-made forms in their order, the rarest last; their code is loaded when one of them is
 * opened.
 */
export const kinds = [
  "wifi",
  "contact",
  "whatsapp",
  "sms",
  "event",
  "place",
  "invoice",
  "product",
] as const;
export type Kind = (typeof kinds)[number];
