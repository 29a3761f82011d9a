/*
 * The options of the service request. They are apart from the table of fields, because the page has
 * them at once, while the browser fetches the schemas at the first touch of the form.
 */

/** In US dollars. */
export const budgets = ["less-than-500", "500-1000", "more-than-1000"] as const;
export const projectSizes = ["small", "medium", "large"] as const;
export const managementSystems = ["email", "whatsapp", "zoom", "other"] as const;

/** The message that names each way to keep in touch. */
export const managementLabels = {
  email: "emailWay",
  whatsapp: "whatsapp",
  zoom: "zoom",
  other: "other",
} as const;
