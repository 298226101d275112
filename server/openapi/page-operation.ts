import { escapeHtml } from '../web/escape-html';
import type { ApiDocument } from './document';
import type { Operation } from './operation';
import type { Schema } from './schema';
import type { ApiWords } from './words';

type PageWords = ApiWords['page'];

interface Line {
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
}

const resolved = (document: ApiDocument, schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** A type in few words: `string (date)`, `"asc" | "desc"`, `array of …`. */
const typeWords = (document: ApiDocument, schema: Schema): string => {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const plain = resolved(document, schema);
  if (plain.anyOf) return plain.anyOf.map((one) => typeWords(document, one)).join(' | ');
  const type = [plain.type ?? 'any'].flat().join(' | ');
  if (plain.type === 'array') return `array: ${typeWords(document, plain.items ?? {})}`;
  if (plain.type === 'object' && plain.properties)
    return `{ ${Object.entries(plain.properties)
      .map(([name, one]) => `${name}: ${typeWords(document, one)}`)
      .join(', ')} }`;
  const form = plain.format ?? plain.pattern;
  return form === undefined ? type : `${type} (${form})`;
};

const linesOf = (document: ApiDocument, schema: Schema, words: PageWords): Line[] => {
  const { properties = {}, required = [] } = resolved(document, schema);
  return Object.entries(properties).map(([name, one]) => ({
    name,
    type: typeWords(document, one),
    meaning: [one.title, required.includes(name) && words.required].filter(Boolean).join(', '),
  }));
};

const table = (lines: readonly Line[], title: string, words: PageWords): string => {
  if (lines.length === 0) return '';
  const heads = [words.name, words.type, words.meaning].map(
    (head) => `<th scope="col">${escapeHtml(head)}</th>`,
  );
  const rows = lines.map(
    ({ name, type, meaning }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${escapeHtml(type)}</code></td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  return `<h3>${escapeHtml(title)}</h3><div class="table"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const answerLines = (document: ApiDocument, { responses }: Operation): Line[] =>
  Object.entries(responses).map(([status, answer]) => {
    const shared =
      '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
    const types = Object.entries('content' in answer ? answer.content : {}).map(([type, { schema }]) =>
      type === 'application/json' ? typeWords(document, schema) : type,
    );
    return { name: status, type: types.join('; '), meaning: shared?.description ?? '' };
  });

/** What one call takes and answers. */
export const operationBody = (document: ApiDocument, operation: Operation, words: PageWords): string => {
  const { parameters = [], requestBody, description, security } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const asked = parameters.map(({ name, schema, description: meaning = '', required }) => ({
    name,
    type: typeWords(document, schema),
    meaning: [meaning, required && `(${words.required})`].filter(Boolean).join(' '),
  }));
  return [
    description === undefined ? '' : `<p>${escapeHtml(description)}</p>`,
    security ? `<p>${escapeHtml(words.open)}</p>` : '',
    table(asked, words.parameters, words),
    body ? table(linesOf(document, body, words), words.body, words) : '',
    table(answerLines(document, operation), words.answers, words),
  ].join('');
};
