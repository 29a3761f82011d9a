/** The years whose last two digits mean this century. @see GS1 General Specifications, 7.12 */
const years = { min: 2000, max: 2075 } as const;

/**
 * Whether a text is a date of the calendar as `YYYY-MM-DD`, between 2000 and 2075. What a date
 * field gives is a date, but its year may have six digits or be cut short.
 */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  const year = Number(text.slice(0, 4));
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    year >= years.min &&
    year <= years.max
  );
}
