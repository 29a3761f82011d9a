import { stripLocale } from "#i18n/locale.ts";

const idParameter = "id";
/** The parameter of a link to the tool that contains the URL to analyse. */
const urlParameter = "url";

interface JobAddress {
  /** The id of a stored result. */
  readonly id: string | null;
  /** The URL that was entered on another page, or that a link or a share brought. */
  readonly typedUrl: string;
  /** Whether the visitor has entered that URL in the form of the home page. */
  readonly isFromHomeForm: boolean;
}

/** Reads what the page's address says of a job. */
export function readJobAddress(): JobAddress {
  const { searchParams, origin } = new URL(location.href);
  const { referrer } = document;
  return {
    id: searchParams.get(idParameter),
    typedUrl: searchParams.get(urlParameter)?.trim() ?? "",
    // No page can name a referrer of another origin, but any page can leave it out. Other pages of
    // this site do not count: the move to the stored language leads from the tool itself, and a
    // link of another site causes it too.
    isFromHomeForm:
      referrer.startsWith(`${origin}/`) && stripLocale(new URL(referrer).pathname) === "/",
  };
}

/**
 * Writes the id of the result into the address, so that a reload continues with the job and the
 * link can be shared.
 */
export function writeJobAddress(id: string | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(idParameter);
  else url.searchParams.set(idParameter, id);
  url.searchParams.delete(urlParameter);
  history.replaceState(history.state, "", url);
}
