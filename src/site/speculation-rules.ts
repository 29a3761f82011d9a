/**
 * The page behind a link is fetched when the visitor rests on it or presses it; browsers leave it out under data saving
 * and on a low battery. Kept as text because its hash stands in the content security policy.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/api/*" } }] },
      eagerness: "moderate",
    },
  ],
});
