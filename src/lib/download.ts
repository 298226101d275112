import type { Call, Http } from './http';
import type { FileAnswer } from './read-file';

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

/** Timeout for generating a PDF on the server, in milliseconds. */
const pdfTimeoutMs = 180_000;

/** Requests a PDF and lets the browser save it, under the server's name or else the given one. Rejects on failure. */
export const downloadPdf = async (
  http: Http,
  call: Pick<Call, 'backend' | 'path' | 'query'>,
  name: string,
): Promise<void> => {
  const file = await http.request<FileAnswer>({
    ...call,
    method: 'GET',
    as: 'file',
    timeoutMs: pdfTimeoutMs,
  });
  saveFile(file.blob, file.name ?? `${name}.pdf`);
};
