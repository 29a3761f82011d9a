/**
 * Whether the browser is to save data: from the Network Information API, which not every browser
 * has.
 * @see https://wicg.github.io/netinfo/
 */
export function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
