/**
 * Prefetches the page of a link when the pointer rests on the link or presses it; browsers skip
 * this under data saving and on a low battery. It is a text because its hash is part of the content
 * security policy.
 * @see
 *   https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/api/*" } }] },
      eagerness: "moderate",
    },
  ],
});
