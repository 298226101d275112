import { useDataProvider, useOne } from '@refinedev/core';
import { useCallback, useMemo } from 'react';
import { isStateful } from '@core/resource/kinds';
import type { DetailedResource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { statusOf } from '@lib/api-failure';
import { useCurrentClient } from '@lib/portal-context';
import { recordQuery, recordRetry } from '@lib/queries';
import type { Row } from '../cells/cell-kind';

export interface Detail {
  readonly status: 'loading' | 'record' | 'not-found' | 'failed';
  readonly record: Row | undefined;
  /** HTTP status of the failure; 0 without a response. */
  readonly failure: number;
  readonly retry: () => void;
  /** Sections with the fields that this user may read. Empty sections are left out. */
  readonly sections: readonly { readonly name: string; readonly fields: readonly string[] }[];
  /** The status field shown beside the record's name instead of in a section. */
  readonly chip: string | undefined;
}

const useSections = (resource: DetailedResource) => {
  const ability = useAppAbility();
  return useMemo(() => {
    const readable = (name: string) => ability.can('read', resource.name, name);
    const names = Object.values(resource.detail.sections).flat();
    const chip = [resource.list.card.chip, ...names]
      .filter((name) => name !== undefined)
      .find((name) => isStateful(resource.fields[name]) && readable(name));
    const sections = Object.entries(resource.detail.sections)
      .map(([name, fields]) => ({
        name,
        fields: fields.filter((field) => field !== chip && readable(field)),
      }))
      .filter(({ fields }) => fields.length > 0);
    return { chip, sections };
  }, [resource, ability]);
};

/** Loads a record and determines which of its fields to show. */
export const useDetail = (resource: DetailedResource, id: string): Detail => {
  const client = useCurrentClient();
  const dataProvider = useDataProvider()();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const { query } = useOne({
    resource: resource.name,
    id,
    queryOptions: { ...recordQuery(dataProvider, resource, id, clientId), retry: recordRetry },
    errorNotification: false,
  });
  const record: Row | undefined = query.data?.data;
  const { refetch } = query;
  const failure = statusOf(query.error) ?? 0;
  const statusNow = () => {
    if (query.isError && failure === 404) return 'not-found';
    if (record) return 'record';
    return query.isError ? 'failed' : 'loading';
  };
  return {
    ...useSections(resource),
    status: statusNow(),
    record,
    failure,
    retry: useCallback(() => void refetch(), [refetch]),
  };
};
