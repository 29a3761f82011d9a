/**
 * Has the browser fetch the page of a link ahead, and draw it where it is a reading page, when the
 * pointer rests on the link or presses it. Browsers skip this under data saving and on a low
 * battery. A tool, a form or a search is not drawn ahead: it would start work, or take what this
 * tab keeps for it, before anybody has asked. It is a text because its hash is part of the content
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
  prerender: [
    {
      where: {
        href_matches: [
          "/{en}?",
          "/{en/}?:list(services|portfolio|tutorials|about)",
          "/{en/}?:list(services|portfolio|tutorials)/:page",
        ],
      },
      eagerness: "moderate",
    },
  ],
});
