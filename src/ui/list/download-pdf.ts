import { saveFile } from '@lib/download';
import type { Call, Http } from '@lib/http';
import type { FileAnswer } from '@lib/read-file';

/** Timeout for generating a PDF on the server, in milliseconds. */
const timeoutMs = 180_000;

/** Requests a PDF and lets the browser save it, under the server's name or else the given one. Rejects on failure. */
export const downloadPdf = async (
  http: Http,
  call: Pick<Call, 'backend' | 'path' | 'query'>,
  name: string,
): Promise<void> => {
  const file = await http.request<FileAnswer>({ ...call, method: 'GET', as: 'file', timeoutMs });
  saveFile(file.blob, file.name ?? `${name}.pdf`);
};
