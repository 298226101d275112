import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { FieldChange } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import type { Row } from '@lib/api-answer';
import { isChange } from '@lib/field-change';
import { useHttp } from '@lib/http-context';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useCurrentClient } from '@lib/portal-context';
import { entriesQuery } from '@lib/queries';
import { textOf } from '../cells/text-cells';
import { useEntries } from './use-entries';

/** One write of a record. */
export interface HistoryEntry {
  readonly id: number;
  /** The record's version after the write. */
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who wrote it; empty for the server itself. */
  readonly person: string;
  /** `create`, `update`, `delete`, `undo`, `found`, or the name of an action. */
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

/** Returns the entry that a row of the answer describes. Values of another type are left out. */
const entryOf = ({ id, version, at, person, action, changes }: Row): HistoryEntry => ({
  id: Number(id),
  version: Number(version),
  at: textOf(at),
  person: textOf(person),
  action: textOf(action),
  changes: Array.isArray(changes) ? changes.filter(isChange) : [],
});

const callOf = (resource: Resource, clientId: number | undefined, id: string, below: string) => ({
  backend: resource.api.backend,
  path: `${pathOf(resource, clientId, id)}/${below}`,
  query: clientQuery(resource, clientId),
});

const useClientId = ({ scope }: Resource): number | undefined => {
  const client = useCurrentClient();
  return scope === 'client' ? client?.id : undefined;
};

/** Whether the server keeps a history of this record: it has a version, and the server has the call. */
export const useHasHistory = (record: Row | undefined): boolean =>
  !useIsAbsent(optionalCalls.history) && record !== undefined && versionOf(record) !== undefined;

interface HistoryOptions {
  /** True when absent. */
  readonly isEnabled?: boolean;
  /** The record's version. With another one, the history is fetched again. */
  readonly version?: number | undefined;
}

/** What was written to a record, page by page, the newest first. */
export const useHistory = (
  resource: Resource,
  id: string,
  { isEnabled = true, version }: HistoryOptions = {},
) => {
  const clientId = useClientId(resource);
  return useEntries(
    entriesQuery(useHttp(), {
      key: [resource.name, 'history', clientId ?? null, id, version ?? null],
      call: { ...callOf(resource, clientId, id, 'history'), optional: optionalCalls.history },
      read: entryOf,
    }),
    isEnabled,
  );
};

/** Values of an earlier version to write back. */
export interface Restoring {
  /** The version whose values come back. */
  readonly version: number;
  /** The inputs to restore. All of the edit form when absent. */
  readonly fields?: readonly string[];
  /** The record's version now. If it has changed since, nothing is written (412). */
  readonly current: number;
}

/** Writes values of an earlier version back into a record. Rejects with an `ApiFailure`. */
export const useRestore = (resource: Resource) => {
  const http = useHttp();
  const clientId = useClientId(resource);
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const restore = async (id: string, { version, fields, current }: Restoring): Promise<Row> => {
    setBusy(true);
    try {
      return await http.request<Row>({
        ...callOf(resource, clientId, id, 'undo'),
        method: 'POST',
        body: { version, ...(fields && { fields }) },
        version: current,
      });
    } finally {
      setBusy(false);
      void invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
    }
  };
  return { restore, busy };
};
