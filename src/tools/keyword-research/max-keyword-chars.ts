/** The longest keyword, in UTF-16 code units. Google Ads accepts 80 characters. */
export const maxKeywordChars = 80;
