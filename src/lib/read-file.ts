import { ApiFailure, noFile } from './api-failure';

/** Progress of a file download. `lines` counts line ends, including the header's. */
export interface FileProgress {
  readonly bytes: number;
  readonly lines: number;
  readonly headers: Headers;
}

/** The result of a call with `as: 'file'`. */
export interface FileAnswer {
  readonly blob: Blob;
  /** The file name from the server; undefined if it sends none. */
  readonly name: string | undefined;
  readonly headers: Headers;
}

const lineEnd = 10;
const linesIn = (chunk: Uint8Array): number => {
  let count = 0;
  for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) count += 1;
  return count;
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Reads the file name from a Content-Disposition header (RFC 6266), without folders. */
const nameIn = (header: string | null): string | undefined => {
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  const unencoded = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '');
  const name = (extended !== undefined ? decoded(extended) : undefined) ?? unencoded?.[1] ?? unencoded?.[2];
  return name?.replace(/^.*[/\\]/, '') || undefined;
};

/** Reads a response as a file, chunk by chunk. Rejects if the stream breaks off, or if it is not a file: empty, HTML, or JSON. */
export const readFile = async (
  response: Response,
  onProgress: (progress: FileProgress) => void,
): Promise<FileAnswer> => {
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  if (/^application\/json\b/.test(type)) {
    const answer = (await response.json()) as { readonly data?: unknown } | null;
    // These are the rows of a list: the server ignores the requested format.
    if (Array.isArray(answer?.data)) throw new ApiFailure({ status: response.status, detail: noFile });
    throw new TypeError('The answer is no file');
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  let lines = 0;
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) break;
    chunks.push(step.value);
    bytes += step.value.byteLength;
    lines += linesIn(step.value);
    onProgress({ bytes, lines, headers });
  }
  // HTML is the error page of a gateway.
  if (bytes === 0 || /^text\/html\b/.test(type)) throw new TypeError('The answer is no file');
  return { blob: new Blob(chunks, { type }), name: nameIn(headers.get('content-disposition')), headers };
};
