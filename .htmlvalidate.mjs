/**
 * What html-validate holds every built page against. A rule is left out only for how something is
 * written, never for what it means.
 */
export default {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `hrefLang`, `<input/>`, `hidden=""` and `required=""`: other spellings of the
    // same HTML.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's useId begins with an underscore; HTML asks only that an id holds no space.
    "valid-id": ["error", { relaxed: true }],
    // A list of search results under a text field is no <select>: the pattern is ARIA's combobox.
    "prefer-native-element": ["error", { exclude: ["listbox", "option"] }],
    // A telephone number may be held together by a class as well as by non-breaking spaces.
    "tel-non-breaking": ["error", { ignoreClasses: ["phone-link"] }],
  },
};
