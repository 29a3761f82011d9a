/**
 * Turns on view transitions between pages, in the head of every page and not in a style sheet:
 * Chromium decides on the transition before it has applied the sheets that the page loads, and
 * where it then finds no consent it leaves an uncaught InvalidStateError. It is a text because its
 * hash is part of the content security policy.
 * @see https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule
 */
export const viewTransitionStyle =
  "@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}";
