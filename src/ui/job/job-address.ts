const idParameter = "id";
/** The parameter of a link to the tool that contains the URL to analyse. */
const urlParameter = "url";

/**
 * Reads from the page's address the id of a stored result and the URL that was entered on another
 * page.
 */
export function readJobAddress(): { readonly id: string | null; readonly typedUrl: string } {
  const { searchParams } = new URL(location.href);
  return {
    id: searchParams.get(idParameter),
    typedUrl: searchParams.get(urlParameter)?.trim() ?? "",
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
