/*
 * The paths that the forms are sent to. They are apart from the contracts, because the page has
 * them at once, while the browser fetches the contracts with their schemas at the first touch of a
 * form.
 */

export const contactPath = "/api/contact";
export const serviceRequestPath = "/api/service-requests";
