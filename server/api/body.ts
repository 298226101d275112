import type { Context } from 'hono';
import type { ApiEnv } from './deps';
import { Refusal } from './refusal';

export type JsonObject = Readonly<Record<string, unknown>>;

const deepest = 8;

/** Databases keep neither NUL nor half a surrogate pair in text. */
const unstorable = /\0|\p{Surrogate}/u;
const isStorable = (text: string): boolean => !unstorable.test(text);

const isSane = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([key, item]) => isStorable(key) && isSane(item, depth + 1))
  );
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed');
  }
};

/**
 * The raw body. Reads no further than the limit (in bytes), no matter what the caller says about the length; refuses more with 413. The rest
 * is left to the host, which must not cut the connection before the answer has arrived.
 */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
    size += value.byteLength;
    if (size > limit) {
      reader.releaseLock();
      throw new Refusal(413, 'too large');
    }
    parts.push(value);
  }
};

/** The body as a JSON object; an empty body is an empty object. Refuses other types (415), too much (413) and nonsense (400). */
export const readBody = async (c: Context<ApiEnv>): Promise<JsonObject> => {
  const text = new TextDecoder().decode(await readBytes(c.req.raw, c.var.deps.limits.bodySize));
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'unsupported media type');
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isSane(body, 0))
    throw new Refusal(400, 'malformed');
  return body as JsonObject;
};
