const idParameter = "id";
/** What a link to the tool may bring along: the address to be looked at. */
const urlParameter = "url";

/** What the page's own address asks for: a kept result, or an address that somebody typed elsewhere. */
export function readJobAddress(): { readonly id: string | null; readonly typedUrl: string } {
  const { searchParams } = new URL(location.href);
  return {
    id: searchParams.get(idParameter),
    typedUrl: searchParams.get(urlParameter)?.trim() ?? "",
  };
}

/** The result's id is in the address: a reload goes on with the work, and the link can be sent. */
export function writeJobAddress(id: string | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(idParameter);
  else url.searchParams.set(idParameter, id);
  url.searchParams.delete(urlParameter);
  history.replaceState(history.state, "", url);
}
