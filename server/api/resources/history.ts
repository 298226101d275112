import { mayRead } from '@core/access/readable-resource';
import type { FieldChange } from '@core/resource/field';
import { readListRequest } from '@core/list/request';
import { isVersioned } from '@core/resource/versioned';
import { historyTable, ofRecord } from '@server/history/entries';
import { differences, stateIn } from '@server/history/record-state';
import type { Row } from '@server/storage/storage';
import type { Call } from './opened-call';
import { withRelatedNames } from '../trail/related-names';
import { notFound } from '../refusal';
import { requireRow } from './record';

/** Entries of the history and the trash are listed from the newest to the oldest. Lists sort, filter and search otherwise. */
export const entryList = {
  filters: {},
  paging: 'pages',
  sortBy: [],
  defaultSort: { by: 'id', order: 'desc' },
} as const;

/** Whether the caller may know the values of a field or an input now. */
const isOpen = ({ session, resource, declared }: Call, name: string): boolean =>
  name in declared.fields
    ? mayRead(session.ability, declared, name)
    : resource.form !== undefined && Object.hasOwn(resource.form.inputs, name);

/**
 * Returns what an entry changed compared with the one before it. A new record has all values. Nothing is known of an
 * entry without one before it, and of one whose values, or those before, were erased.
 */
const changesOf = (entry: Row, previous: Row | undefined): FieldChange[] => {
  const after = stateIn(entry);
  const before = entry['action'] === 'create' && !previous ? null : stateIn(previous);
  if (!after) return [];
  const secret = after.secret.map((field) => ({ field, secret: true }) as const);
  if (entry['action'] === 'create')
    return [
      ...Object.entries(after.facts)
        .filter(([, value]) => value !== null)
        .map(([field, value]) => ({ field, before: null, after: value })),
      ...secret,
    ];
  if (!before) return secret;
  const changed = differences(before.facts, after.facts).map((field) => ({
    field,
    before: before.facts[field],
    after: after.facts[field],
  }));
  return [...changed, ...secret];
};

/** Returns one page of what was written to a record, with the caller's rights of now. */
export const listHistory = async (call: Call, id: number) => {
  if (!isVersioned(call.resource)) throw notFound();
  const { storage } = call.deps;
  await requireRow(call, storage, id);
  const { offset, limit, sort } = readListRequest(entryList, call.query);
  const { data, total_count } = await storage.table(historyTable).list({
    where: ofRecord(call.table, id),
    sort: sort.map(({ by: field, order }) => ({ field, order })),
    offset,
    // The changes of the last one need the one before it.
    limit: limit + 1,
  });
  const page = data.slice(0, limit);
  const changes = page.map((entry, at) =>
    changesOf(entry, data[at + 1]).filter(({ field }) => isOpen(call, field)),
  );
  const named = await withRelatedNames(call, call.declared, changes);
  return {
    data: page.map((entry, at) => ({
      id: entry['id'],
      version: entry['version'],
      at: entry['at'],
      user_id: entry['user_id'],
      person: entry['person'],
      action: entry['action'],
      changes: named[at] ?? [],
    })),
    total_count,
  };
};
