/** How long the address of a saved file stays valid, in milliseconds. Some browsers read it a moment after the click. */
const revokeDelayMs = 60_000;

/** Lets the browser save a file under the given name. */
export const saveFile = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
};
