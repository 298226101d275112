import type { Caller } from './callers';
import type { DocumentedCall } from './document';
import type { Target } from './target';

/** left: a record that still exists, but no longer belongs to the client. former: a deleted record. */
export type Place = 'own' | 'foreign' | 'left' | 'former' | 'missing';

/** A call with all parameters of its path filled in. */
export interface Try {
  readonly call: DocumentedCall;
  readonly path: string;
  /** Whose client and whose record the path refers to. */
  readonly client: Place;
  readonly record: Place | null;
}

const missingId = 1_999_999_999;

/** Ids of clients and records by place; `own` belongs to the client of `staff`. */
export interface World {
  readonly clients: Readonly<Record<'own' | 'foreign', number>>;
  /** By the path of the list, as in the API document. */
  readonly records: ReadonlyMap<string, Readonly<Partial<Record<Place, number>>>>;
}

interface ListedRow {
  readonly id: number;
  /** The area of a row of the audit trail. */
  readonly resource?: string;
}

/** The staff of a client read the rows of the client's trail that are of areas which they may open, such as these. */
const isOfStaff = ({ resource = 'workers' }: ListedRow): boolean =>
  ['workers', 'locations'].includes(resource);

const idsIn = async (target: Target, token: string, path: string): Promise<readonly number[]> => {
  const { data }: { data: readonly ListedRow[] } = await target.read('GET', path, { token });
  return data.filter(isOfStaff).map(({ id }) => id);
};

const recordsBelow = async (target: Target, token: string, path: string, clients: World['clients']) => {
  const at = (client: number) => `${path.replace('{clientId}', String(client))}?limit=100`;
  const [[own], [foreign]] = [
    await idsIn(target, token, at(clients.own)),
    await idsIn(target, token, at(clients.foreign)),
  ];
  return { ...(own !== undefined && { own }), ...(foreign !== undefined && { foreign }) };
};

export const readWorld = async (
  target: Target,
  admin: string,
  calls: readonly DocumentedCall[],
  clients: World['clients'],
  known: ReadonlyMap<string, Readonly<Partial<Record<Place, number>>>>,
): Promise<World> => {
  const records = new Map(known);
  const lists = calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/{id}'));
  for (const { path } of lists) {
    const list = path.replace('/{id}', '');
    // The runs of actions on many records are not listed.
    if (list.includes('{clientId}') && !list.endsWith('/actions/runs'))
      records.set(list, { ...(await recordsBelow(target, admin, list, clients)), ...records.get(list) });
  }
  return { clients, records };
};

const query = (path: string): string => {
  if (path.endsWith('/search-places')) return '?search=main';
  if (path.endsWith('/find')) return '?text=ma';
  return path.includes('lookup') ? '?id=1001' : '';
};

/** Returns the paths at which a call is tried. */
export const triesOf = (call: DocumentedCall, { clients, records }: World): Try[] => {
  const isOfClient = call.path.includes('{clientId}');
  const list = /^(.*)\/\{id\}/.exec(call.path)?.[1];
  const ids = list === undefined ? undefined : { missing: missingId, ...records.get(list) };
  const places: readonly (readonly [Place, number])[] = isOfClient
    ? [
        ['own', clients.own],
        ['foreign', clients.foreign],
        ['missing', missingId],
      ]
    : [['own', 0]];
  return places.flatMap(([client, clientId]): readonly Try[] => {
    const path = call.path.replace('{clientId}', String(clientId)).replace(/\{(?!id\})\w+\}/g, 'nothing');
    if (ids === undefined) return [{ call, path: path + query(path), client, record: null }];
    return (Object.entries(ids) as [Place, number][]).map(([record, id]) => ({
      call,
      path: path.replace('{id}', String(id)),
      client,
      record,
    }));
  });
};

export const hasClient = ({ clients }: Caller, id: number): boolean =>
  clients === 'all' || clients.includes(id);
