import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface Compressed {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding: string;
}

export type Compress = (file: string, type: string, accepted: string) => Promise<Compressed | null>;

const brotli = promisify(brotliCompress);
// The best first. Above quality 5 a file takes many times as long for a few per cent less, while somebody waits for it.
const encodings = [
  {
    name: 'br',
    compress: (file: Buffer) => brotli(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { name: 'gzip', compress: (file: Buffer) => promisify(gzip)(file) },
];

/** Smaller files fit into one packet as they are, and pictures and fonts carry their own compression. */
const leastBytes = 1000;
const isText = (type: string): boolean => /^text\/|json|javascript|svg/.test(type);

const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`, 'i').test(accepted);

/**
 * Compresses files as a caller takes them (`Accept-Encoding`), each file once: what came out stays in memory until the file
 * changes. Answers null where the file goes out as it is.
 */
export const createCompression = (): Compress => {
  const kept = new Map<string, { readonly changed: number; readonly body: Promise<Compressed['body']> }>();
  return async (file, type, accepted) => {
    const encoding = encodings.find(({ name }) => takes(accepted, name));
    const { size, mtimeMs: changed } = await stat(file);
    if (!encoding || size < leastBytes || !isText(type)) return null;
    const key = `${encoding.name}:${file}`;
    let entry = kept.get(key);
    if (entry?.changed !== changed) {
      const body = readFile(file).then(encoding.compress);
      entry = { changed, body: body.then((bytes) => new Uint8Array(bytes)) };
      kept.set(key, entry);
    }
    return { body: await entry.body, encoding: encoding.name };
  };
};
