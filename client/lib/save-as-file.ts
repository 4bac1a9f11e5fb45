/** Downloads a file under the given name. */
export function saveAsFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser starts the download after the click handler, so the object URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
