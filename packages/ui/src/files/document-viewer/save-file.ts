/** Lets the browser save a file that is already loaded. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers still read the URL after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
