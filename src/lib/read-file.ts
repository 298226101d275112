import { ApiFailure, noFile } from './api-failure';

/** How far a file has come. `lines` counts line ends, the header's too. */
export interface FileProgress {
  readonly bytes: number;
  readonly lines: number;
  readonly headers: Headers;
}

/** What a call with `as: 'file'` answers. */
export interface FileAnswer {
  readonly blob: Blob;
  /** The name that the server gives the file; undefined when it gives none. */
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

/** The file name in a Content-Disposition header (RFC 6266); folders in it are dropped. */
const nameIn = (header: string | null): string | undefined => {
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '');
  const name = (extended !== undefined ? decoded(extended) : undefined) ?? plain?.[1] ?? plain?.[2];
  return name?.replace(/^.*[/\\]/, '') || undefined;
};

/** Reads an answer as a file, chunk by chunk. Rejects when the stream breaks off, and for what is no file: nothing, a page, JSON. */
export const readFile = async (
  response: Response,
  onProgress: (progress: FileProgress) => void,
): Promise<FileAnswer> => {
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  if (/^application\/json\b/.test(type)) {
    const answer = (await response.json()) as { readonly data?: unknown } | null;
    // The rows of a list: the server takes no notice of the format that was asked for.
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
  // A page of a gateway.
  if (bytes === 0 || /^text\/html\b/.test(type)) throw new TypeError('The answer is no file');
  return { blob: new Blob(chunks, { type }), name: nameIn(headers.get('content-disposition')), headers };
};
