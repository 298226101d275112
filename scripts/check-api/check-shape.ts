import { fieldSchema } from '@server/openapi/field-schema';
import { object } from '@core/openapi/schema';
import { columnsIn } from '@core/list/columns';
import { defaultListState } from '@core/list/list-state';
import type { Resource } from '@core/resource/resource';
import type { DifferenceKind, Finding } from './difference';
import { isRecord, mayRead, type Subject, type WireRow } from './rows';
import { schemaProblems, formatValue, type SchemaProblem } from '@server/openapi/schema-problems';

/** Columns that only another option of the list's filter shows. */
const hiddenColumns = (
  { list }: Pick<Resource, 'list'>,
  filters: Readonly<Record<string, string>>,
): Set<string> => {
  const visible = list ? columnsIn(list, { filters }) : [];
  return new Set(list?.columnsBy ? list.columns.filter((name) => !visible.includes(name)) : []);
};

const kindOf = (resource: Resource, { kind, at }: SchemaProblem): DifferenceKind => {
  if (kind === 'missing') return 'missing field';
  if (kind === 'type') return 'other type';
  return resource.fields[at]?.kind === 'status' ? 'unknown status' : 'other value';
};

type Reader = Pick<Subject, 'resource' | 'ability'>;

const problemsOf = (reader: Reader, names: readonly string[], row: WireRow): Finding[] => {
  const { resource } = reader;
  const expected = Object.entries(resource.fields).filter(
    ([name]) => names.includes(name) && mayRead(reader, name),
  );
  const schema = object(Object.fromEntries(expected.map(([name, field]) => [name, fieldSchema(field)])));
  const secrets = Object.keys(resource.fields).filter(
    (name) => !mayRead(reader, name) && row[name] !== undefined,
  );
  return [
    ...schemaProblems(schema, row).map((problem) => ({ ...problem, kind: kindOf(resource, problem) })),
    ...secrets.map((name) => ({
      kind: 'secret field' as const,
      at: name,
      expected: `only for ${resource.fields[name]?.onlyFor?.join(', ') ?? ''}`,
      found: formatValue(row[name]),
    })),
  ];
};

/** Each difference only once, even when many rows have it. */
const unique = (found: readonly Finding[]): Finding[] =>
  found.filter(
    (one, at) => found.findIndex((other) => other.kind === one.kind && other.at === one.at) === at,
  );

/** Checks fields, types and status values of a list's rows. */
export const checkRows = (
  reader: Reader,
  rows: readonly WireRow[],
  filters: Readonly<Record<string, string>> = reader.resource.list
    ? defaultListState(reader.resource.list).filters
    : {},
): Finding[] => {
  const { resource } = reader;
  const omitted = hiddenColumns(resource, filters);
  const names = Object.entries(resource.fields)
    .filter(([name, { detailOnly }]) => (!detailOnly || !resource.list) && !omitted.has(name))
    .map(([name]) => name);
  return unique(rows.flatMap((row) => problemsOf(reader, names, row)));
};

/** Checks the single record of a row, and the response for one that does not exist. */
export const checkRecord = async (subject: Subject, row: WireRow | undefined): Promise<Finding[]> => {
  const { resource, callApi, client } = subject;
  const { api, idField, detail, operations, fields } = resource;
  if (!row || !(detail ?? operations.edit)) return [];
  const path = api.path.replace(':clientId', String(client ?? 0));
  const id = String(row[idField]);
  const { status, body } = await callApi(api.backend, `${path}/${id}`);
  if (status !== 200 || !isRecord(body))
    return [
      { kind: 'no answer', at: `GET ${path}/${id}`, expected: '200 and a record', found: String(status) },
    ];
  const unknown = await callApi(api.backend, `${path}/2147483646`);
  return [
    ...unique(problemsOf(subject, Object.keys(fields), body)),
    ...(unknown.status === 404
      ? []
      : [
          {
            kind: 'missing refusal' as const,
            at: `GET ${path}/2147483646`,
            expected: '404 for a record that does not exist',
            found: String(unknown.status),
          },
        ]),
  ];
};
