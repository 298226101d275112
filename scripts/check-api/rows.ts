import type { AppAbility } from '@core/access/ability';
import { defaultListState, type ListState } from '@core/list/list-state';
import { listParams } from '@core/list/request';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { Answer, CallApi } from './connection';

export type WireRow = Readonly<Record<string, unknown>>;

/** The context of every check of a resource. */
export interface Subject {
  readonly resource: Resource;
  readonly list: ListSpec;
  readonly ability: AppAbility;
  readonly callApi: CallApi;
  readonly userId: number | undefined;
  /** Null when the caller has no client. */
  readonly client: number | null;
}

export interface Page {
  readonly rows: readonly WireRow[];
  readonly total: number;
}

export const isRecord = (value: unknown): value is WireRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows of `{ data: [ … ] }`, or null for anything else. */
export const rowsOf = (body: unknown): readonly WireRow[] | null =>
  isRecord(body) && Array.isArray(body['data']) && body['data'].every(isRecord) ? body['data'] : null;

export const pageOf = ({ body }: Answer): Page | null => {
  const rows = rowsOf(body);
  const total = isRecord(body) ? body['total_count'] : undefined;
  return rows && typeof total === 'number' ? { rows, total } : null;
};

/** Returns the list's path with the client id. */
export const pathOf = ({ resource: { api }, client }: Pick<Subject, 'resource' | 'client'>): string =>
  api.path.replace(':clientId', String(client ?? 0));

export const clientQuery = ({ resource: { api }, client }: Pick<Subject, 'resource' | 'client'>) =>
  api.clientParam === undefined || client === null ? {} : { [api.clientParam]: String(client) };

/** Fetches the list in the given state. `more` overrides its parameters. */
export const fetchList = (
  subject: Subject,
  change: Partial<ListState> = {},
  overrides: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const { callApi, list, resource } = subject;
  const state = { ...defaultListState(list), ...change };
  const query = { ...listParams(list, state), ...clientQuery(subject), ...overrides };
  return callApi(resource.api.backend, pathOf(subject), { query });
};

/** Like `fetchList`, but returns null for anything other than a page. */
export const fetchPage = async (...parameters: Parameters<typeof fetchList>): Promise<Page | null> =>
  pageOf(await fetchList(...parameters));

/** Returns the list state with the fewest restrictions: every choice at an option without conditions. */
export const leastFilteredState = (list: ListSpec): ListState => ({
  ...defaultListState(list),
  filters: {
    ...defaultListState(list).filters,
    ...Object.fromEntries(
      Object.entries(list.filters).flatMap(([name, filter]) => {
        if (filter.kind !== 'one-of' || list.columnsBy?.filter === name) return [];
        const free = Object.entries(filter.options).find(([, { where }]) => where === undefined);
        return free ? [[name, free[0]] as const] : [];
      }),
    ),
  },
});

export const idsOf = ({ resource: { idField } }: Subject, { rows }: Page): string =>
  rows.map((row) => String(row[idField])).join();

export const mayRead = (
  { resource, ability }: Pick<Subject, 'resource' | 'ability'>,
  name: string,
): boolean => !resource.fields[name]?.onlyFor || ability.can('read', resource.name, name);
