export type ForcedState = "hover" | "focus-visible";

const statePattern = /:(hover|focus-visible)(?![\w-])/g;

/**
 * Lets every rule for `:hover` and `:focus-visible` hold for the classes `forced-hover` and
 * `forced-focus-visible` too. A page has one focus and one pointer; a gallery shows several
 * elements in these states at a time.
 */
export function extendStateRules(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const forced = rule.selectorText.replaceAll(statePattern, ".forced-$1");
      if (forced !== rule.selectorText) rule.selectorText += `, ${forced}`;
    }
    if ("cssRules" in rule) extendStateRules(rule.cssRules as CSSRuleList);
  }
}
