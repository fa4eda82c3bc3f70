/** Lets the browser save a file that the page already has. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the file by then; at once would be too soon for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
