export const hasArabic = (text: string): boolean => /[ء-ي]/.test(text);
