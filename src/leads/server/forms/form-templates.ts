/** The forms that work without JavaScript. */
export type FormName = "contact" | "service-request";
const forms: readonly FormName[] = ["contact", "service-request"];

/**
 * The names of the templates that the build writes for them: the form itself, and the page after it
 * was sent.
 */
export const formTemplates: readonly string[] = forms.flatMap((form) => [
  `${form}.form`,
  `${form}.sent`,
]);
