import type { Reply } from './target';

/** The `detail` of a refusal: a lower-case phrase without values. */
const phrase = /^[a-z][a-z ,'-]{1,60}$/;
/** The rule keys of invalid fields. */
const rule = /^[A-Za-z0-9 _.-]{1,60}$/;
const inside = /node_modules|\bat \S+ \(|\.(ts|js|mjs):\d|\bselect\b .* from|ECONN|postgres/i;

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns what is wrong with a refusal, or an empty text. It may contain only a phrase and the invalid fields. */
export const faultOfRefusal = ({ status, headers, text }: Reply): string => {
  if (status >= 500) return `${status}`;
  if (headers.get('Cache-Control') !== 'no-store') return 'may be kept by others';
  const body = bodyOf(text);
  if (typeof body !== 'object' || body === null) return `no JSON: ${text.slice(0, 80)}`;
  const { detail, errors = {}, current, ...rest } = body as Readonly<Record<string, unknown>>;
  if (typeof detail !== 'string' || !phrase.test(detail)) return `detail ${String(detail).slice(0, 80)}`;
  if (Object.keys(rest).length > 0) return `more than a refusal: ${Object.keys(rest).join()}`;
  // The caller may read the record: another version is looked for after the rights.
  if (status !== 412 && current !== undefined) return 'a record beside a refusal';
  const fieldErrors = Object.values(errors as object);
  if (status !== 422 && fieldErrors.length > 0) return 'errors of fields beside a refusal';
  if (!fieldErrors.every((one) => typeof one === 'string' && rule.test(one))) return 'errors with values';
  return inside.test(text) ? 'tells of its insides' : '';
};

/** Returns which header reveals the server software or personal data, or an empty text. */
export const faultOfHeaders = ({ headers }: Reply, markers: readonly string[]): string => {
  for (const [name, value] of headers) {
    if (/^(server|x-powered-by)$/.test(name)) return `header ${name}`;
    const marker = markers.find((text) => value.includes(text));
    if (marker !== undefined) return `header ${name} has ${marker}`;
  }
  return '';
};
