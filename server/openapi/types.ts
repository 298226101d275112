import type { ApiDocument } from './document';
import type { Operation, OperationParameter } from './operation';
import { comment, keyText, typeText } from './type-text';

const parametersText = (
  parameters: readonly OperationParameter[],
  place: OperationParameter['in'],
): string => {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return 'Readonly<Record<string, never>>';
  const lines = own.map(
    ({ name, required, schema, description }) =>
      `${comment(description)}readonly ${keyText(name)}${required ? '' : '?'}: ${typeText(schema)};`,
  );
  return `{\n${lines.join('\n')}\n}`;
};

/** Returns the type of a call's successful response. A file is a Blob. */
const answerText = ({ responses }: Operation): string => {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  if (!success || !('content' in success)) return 'unknown';
  return Object.entries(success.content)
    .map(([type, { schema }]) => (type === 'application/json' ? typeText(schema) : 'Blob'))
    .join(' | ');
};

const callText = (method: string, path: string, operation: Operation): string => {
  const { summary, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return `${comment(summary)}'${method.toUpperCase()} ${path}': {
readonly path: ${parametersText(parameters, 'path')};
readonly query: ${parametersText(parameters, 'query')};
readonly body: ${body ? typeText(body) : 'undefined'};
readonly answer: ${answerText(operation)};
};`;
};

/** Indents lines by the number of open braces. */
const indented = (text: string): string => {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      if (/^[})]/.test(line)) depth -= 1;
      const shown = line && `${'  '.repeat(Math.max(0, depth))}${line}`;
      if (line.endsWith('{')) depth += 1;
      return shown;
    })
    .join('\n');
};

/** Returns the document's schemas and calls as TypeScript declarations, for API clients. */
export const documentTypes = ({ info, components, paths }: ApiDocument): string => {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeText(schema)};`,
  );
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callText(method, path, operation)),
  );
  return indented(`${comment(info.title)}
${schemas.join('\n\n')}

export interface ApiCalls {
${calls.join('\n')}
}
`);
};
