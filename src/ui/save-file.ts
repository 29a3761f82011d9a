/** Hands a file to the browser's downloads under a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address after this call: it has to live on for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
