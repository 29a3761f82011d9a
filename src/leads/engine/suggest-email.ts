/** The mail services that most visitors use; a slip in their long names is no other name. */
const services = ["gmail.com", "hotmail.com", "outlook.com", "yahoo.com", "icloud.com"];

/** Other services whose names are one letter from those. */
const otherServices = new Set(["mail.com", "email.com", "ymail.com", "gmail.co"]);

/**
 * Returns the address that was probably meant where the domain is one slip of the hand from the
 * name of a large mail service: a letter too many, too few, wrong, or in its neighbour's place.
 * @param typed what is in the field; it may be unfinished
 * @returns undefined where nothing is to be suggested
 */
export function suggestEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf("@");
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  // Another sign is wrong that a suggestion would keep.
  if (/[\s@]/.test(typed.slice(0, at).trim())) return undefined;
  // While a name is typed, its beginning is no slip.
  if (at < 1 || otherServices.has(domain) || services.some((one) => one.startsWith(domain)))
    return undefined;
  const meant = services.find((one) => isOneSlipFrom(one, domain));
  return meant === undefined ? undefined : `${typed.slice(0, at).trim()}@${meant}`;
}

function isOneSlipFrom(name: string, typed: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === typed[start]) start += 1;
  const [rest, typedRest] = [name.slice(start), typed.slice(start)];
  const isSwapped =
    rest[0] === typedRest[1] && rest[1] === typedRest[0] && rest.slice(2) === typedRest.slice(2);
  return (
    isSwapped ||
    rest === typedRest.slice(1) ||
    rest.slice(1) === typedRest ||
    rest.slice(1) === typedRest.slice(1)
  );
}
