/** Where a script gets the token of a form: `{token}`. Asked for with GET, it says nothing of who asks. */
export const formTokenPath = "/api/form-token";

/** A field that no person sees and no person fills in. */
export const honeypotField = "homepage";
