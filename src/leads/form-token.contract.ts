/** Where a script gets the token of a form: `{token}`. A GET request; it sends nothing about the visitor. */
export const formTokenPath = "/api/form-token";

/** The name of the hidden field that only bots fill in. */
export const honeypotField = "homepage";
