/** The ready-made forms in their order; their code is loaded when one of them is opened. */
export const kinds = ["wifi", "contact", "whatsapp", "sms", "event", "place"] as const;
export type Kind = (typeof kinds)[number];
