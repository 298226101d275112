import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface Compressed {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding: string;
}

export type Compress = (file: string, type: string, accepted: string) => Promise<Compressed | null>;

const brotli = promisify(brotliCompress);
// Above quality 5, compression takes many times as long for a few percent less size, while the client waits.
const fastOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the precompressed file from the build, unless it is older than the file. */
const readPrecompressed = async (file: string, changed: number): Promise<Buffer | null> => {
  const compressed = `${file}.br`;
  const found = await stat(compressed).catch(() => null);
  return found && found.mtimeMs >= changed ? readFile(compressed) : null;
};

// Best encoding first.
const encodings = [
  {
    name: 'br',
    encode: (bytes: Buffer) => brotli(bytes, fastOptions),
    compress: async (file: string, changed: number) =>
      (await readPrecompressed(file, changed)) ?? brotli(await readFile(file), fastOptions),
  },
  {
    name: 'gzip',
    encode: (bytes: Buffer) => promisify(gzip)(bytes),
    compress: async (file: string) => promisify(gzip)(await readFile(file)),
  },
];

/** Smaller files fit into one packet uncompressed. Images and fonts are already compressed. */
const minBytes = 1000;
const isText = (type: string): boolean => /^text\/|json|javascript|svg/.test(type);

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`, 'i').test(accepted);

const encodingFor = (accepted: string) => encodings.find(({ name }) => accepts(accepted, name));

/**
 * Compresses one response with an encoding that the client accepts (`Accept-Encoding`). Returns null when it is sent
 * uncompressed.
 */
export const compressText = async (text: string, accepted: string): Promise<Compressed | null> => {
  const encoding = encodingFor(accepted);
  if (!encoding || text.length < minBytes) return null;
  return { body: new Uint8Array(await encoding.encode(Buffer.from(text))), encoding: encoding.name };
};

/**
 * Creates a function that compresses files with an encoding that the client accepts (`Accept-Encoding`). Each file is
 * compressed once and cached in memory until it changes. Returns null when the file is sent uncompressed.
 */
export const createCompression = (): Compress => {
  const cache = new Map<string, { readonly changed: number; readonly body: Promise<Compressed['body']> }>();
  return async (file, type, accepted) => {
    const encoding = encodingFor(accepted);
    const { size, mtimeMs: changed } = await stat(file);
    if (!encoding || size < minBytes || !isText(type)) return null;
    const key = `${encoding.name}:${file}`;
    let entry = cache.get(key);
    if (entry?.changed !== changed) {
      const body = encoding.compress(file, changed).then((bytes) => new Uint8Array(bytes));
      entry = { changed, body };
      cache.set(key, entry);
    }
    return { body: await entry.body, encoding: encoding.name };
  };
};
