import { useInvalidate } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { isFields } from '@core/figures/values';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import type { Row } from '@lib/api-answer';
import { useHttp } from '@lib/http-context';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useCurrentClient } from '@lib/portal-context';
import { entriesQuery, figuresQuery } from '@lib/queries';
import { textOf } from '../cells/text-cells';
import { useEntries } from '../history/use-entries';

export interface DeletedRecord {
  readonly id: number;
  /** Empty if the reader may not see it. */
  readonly name: string;
  /** When it was deleted, ISO 8601. */
  readonly at: string;
  /** Who deleted it; empty if unknown. */
  readonly person: string;
  /** When it is deleted for good, ISO 8601. */
  readonly expires: string;
}

const recordOf = ({ id, name, at, person, expires }: Row): DeletedRecord => ({
  id: Number(id),
  name: textOf(name),
  at: textOf(at),
  person: textOf(person),
  expires: textOf(expires),
});

const useCalls = (resource: Resource) => {
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const callAt = (id: string | number, below = '') => ({
    backend: resource.api.backend,
    path: `${pathOf(resource, clientId, id)}${below}`,
    query: clientQuery(resource, clientId),
  });
  return { clientId: clientId ?? null, callAt };
};

/** The deleted records of a resource, page by page, the newest first. */
export const useTrash = (resource: Resource) => {
  const http = useHttp();
  const { clientId, callAt } = useCalls(resource);
  const invalidate = useInvalidate();
  const trash = useEntries(
    entriesQuery(http, {
      key: [resource.name, 'trash', clientId],
      call: { ...callAt('trash'), optional: optionalCalls.trash },
      read: recordOf,
    }),
  );
  const change = async (method: 'POST' | 'DELETE', id: number, below = '') => {
    try {
      await http.request<unknown>({
        ...callAt('trash', `/${id}${below}`),
        method,
        ...(method === 'POST' && { body: {} }),
      });
    } finally {
      trash.retry();
      void invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
    }
  };
  return {
    ...trash,
    /** Puts a record back into the list. Rejects with an `ApiFailure`. */
    restore: (id: number) => change('POST', id, '/restore'),
    /** Deletes a record and its history. Rejects with an `ApiFailure`. */
    purge: (id: number) => change('DELETE', id),
  };
};

export type Trash = ReturnType<typeof useTrash>;

interface Dependents {
  /** How many records of which resource are deleted with it, or prevent it. */
  readonly counts: readonly (readonly [resource: string, count: number])[];
  /** Whether a deleted record can be restored. Undefined until it is known. */
  readonly hasTrash: boolean | undefined;
}

const rowsIn = (answer: unknown): readonly Row[] => {
  const data: unknown = isFields(answer) && answer['data'];
  return Array.isArray(data) ? data.filter(isFields) : [];
};

/** What depends on a record that is about to be deleted. */
export const useDependents = (resource: Resource, id: string, enabled: boolean): Dependents => {
  const client = useCurrentClient();
  const isAbsent = useIsAbsent(optionalCalls.trash);
  const source = { resource, clientId: resource.scope === 'client' ? client?.id : undefined };
  const query = figuresQuery(useHttp(), source, `${id}/dependents`, rowsIn, optionalCalls.trash);
  const { data } = useQuery({ ...query, enabled: enabled && !isAbsent, gcTime: 0 });
  return {
    counts: (data ?? []).map((row) => [textOf(row['resource']), Number(row['count'])] as const),
    hasTrash: isAbsent ? false : data && true,
  };
};
