import { useInvalidate } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isFields } from '@core/figures/values';
import { formatNumber } from '@core/format/number';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import type { Row } from '@lib/api-answer';
import { useHttp } from '@lib/http-context';
import { useResourceWords } from '@lib/i18n';
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

const countsIn = (answer: unknown): Dependents['counts'] => {
  const data: unknown = isFields(answer) && answer['data'];
  const rows: readonly Row[] = Array.isArray(data) ? data.filter(isFields) : [];
  return rows.map((row) => [textOf(row['resource']), Number(row['count'])] as const);
};

/** Returns the query for what depends on a record, as the server answers it, and the reading of its answer. */
export const useDependentsQuery = (resource: Resource) => {
  const http = useHttp();
  const client = useCurrentClient();
  const source = { resource, clientId: resource.scope === 'client' ? client?.id : undefined };
  return (id: string) => ({
    ...figuresQuery(http, source, `${id}/dependents`, countsIn, optionalCalls.trash),
    gcTime: 0,
  });
};

/** Returns what depends on a record as text: the names of the resources and how many there are. Empty for nothing. */
export const useDependentsText = () => {
  const { t } = useTranslation('form');
  const wordsOf = useResourceWords();
  return (counts: Dependents['counts']): string => {
    const list = counts
      .map(([area, count]) => `${wordsOf(area, 'title') || area} (${formatNumber(count, 0)})`)
      .join(', ');
    return list && t('deletion.dependents', { list });
  };
};

/** What depends on a record that is about to be deleted. */
export const useDependents = (resource: Resource, id: string, enabled: boolean): Dependents => {
  const isAbsent = useIsAbsent(optionalCalls.trash);
  const query = useDependentsQuery(resource)(id);
  const { data } = useQuery({ ...query, enabled: enabled && !isAbsent });
  return {
    counts: data ?? [],
    hasTrash: isAbsent ? false : data && true,
  };
};
