import { resources } from '@resources';
import { isVersioned } from '@core/resource/versioned';
import { endpointOf } from '@server/api/resources/endpoint';
import type { Row } from './rows';

/** A version that no record has: callers who may write the record get 412 (V), so that nothing changes. */
const headers = { 'If-Match': '"999999"' };

const refused = ({ tries }: Row, below = ''): Row['tries'] =>
  tries.map(({ path, expected }) => {
    const [list = '', query] = path.split('?');
    return {
      path: `${list}${below}${query === undefined ? '' : `?${query}`}`,
      expected: expected.replace(/[AI]/g, 'V'),
      body: {},
    };
  });

/** Who may edit a record may also change some of its fields, and write earlier values back. */
const changesOf = (row: Row, at: string): Row[] => [
  { route: `PATCH ${at}/:id`, tries: refused(row), headers },
  ...(resources.some((resource) => endpointOf(resource) === at && resource.operations.edit)
    ? [{ route: `POST ${at}/:id/undo`, tries: refused(row, '/undo'), headers }]
    : []),
];

/** Who may read a record may also read its history. */
const historyOf = ({ tries }: Row, at: string): Row[] =>
  resources.some((resource) => endpointOf(resource) === at && isVersioned(resource))
    ? [
        {
          route: `GET ${at}/:id/history`,
          tries: tries.map((one) => ({ ...one, path: one.path.replace(/(?=\?|$)/, '/history') })),
        },
      ]
    : [];

/**
 * Who may delete a record may also know what depends on it, and open the trash. There, nothing has the ids of the rows, so
 * that callers with the right get 404.
 */
const trashOf = (row: Row, at: string): Row[] => {
  const { tries } = row;
  if (!resources.some((resource) => endpointOf(resource) === at && resource.operations.delete)) return [row];
  const inTrash = (below: string, from: string, expected: (letters: string) => string, body?: object) => ({
    route: `${from} ${at}/trash${below.replace(/\d+/, ':id')}`,
    tries: tries.map((one) => ({
      path: one.path.replace(/\/[^/?]+(?=\?|$)/, `/trash${below}`),
      expected: expected(one.expected),
      ...(body && { body }),
    })),
  });
  const missing = (letters: string) => letters.replace(/[AC]/g, 'N');
  // A record that one of the callers deletes is gone for the others.
  const lasting = tries.filter(({ expected }) => !expected.includes('A'));
  const dependents = lasting.map(({ path, expected }) => ({
    path: path.replace(/(?=\?|$)/, '/dependents'),
    expected: expected.replaceAll('C', 'A'),
  }));
  return [
    { route: `GET ${at}/:id/dependents`, tries: dependents },
    row,
    inTrash('', 'GET', (letters) => letters.replace(/[CN]/g, 'A')),
    inTrash('/999999/restore', 'POST', missing, {}),
    inTrash('/999999', 'DELETE', missing),
  ];
};

/** Adds the calls of versions to the rows of a resource's records. */
export const withVersions = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => {
    const [, method, at = ''] = /^(GET|PUT|DELETE) (.*)\/:id$/.exec(row.route) ?? [];
    if (!resources.some((resource) => resource.list && endpointOf(resource) === at)) return [row];
    if (method === 'DELETE') return trashOf(row, at);
    return [row, ...(method === 'PUT' ? changesOf(row, at) : historyOf(row, at))];
  });
