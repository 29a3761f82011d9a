/**
 * The path from which a script fetches the token of a form, `{token}`, with a GET request without
 * data about the visitor.
 */
export const formTokenPath = "/api/form-token";

/** The name of the hidden field that only bots fill in. */
export const honeypotField = "homepage";
