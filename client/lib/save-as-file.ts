/** Hands a file to the browser, which saves it under the name. */
export function saveAsFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over once the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
