/** Downloads a file under a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the object URL after this call, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
