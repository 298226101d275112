import { useTranslation } from 'react-i18next';
import type { FormSpec } from '@core/form/form';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import type { Row } from '@lib/api-answer';
import { rowId } from '../list/record-identity';
import { type HistoryEntry, useHasHistory, useHistory } from './use-history';

/** Who changed a record. */
export interface Writers {
  /** The names, the newest first, each once. */
  readonly people: readonly string[];
  /** When the newest change was written, ISO 8601. */
  readonly at: string;
  /** Who changed the field of an input last; undefined if the history does not tell. */
  readonly of: (input: string) => string | undefined;
}

interface ChangedRecord {
  readonly resource: Resource;
  readonly form: FormSpec;
  /** The record as it is now. */
  readonly current: Row;
  /** The version before the changes. */
  readonly since: number | undefined;
  /** The inputs that changed. */
  readonly inputs: readonly string[];
}

/** Returns the names that an input's field has in the history. */
const fieldsOf = ({ inputs }: FormSpec, name: string): readonly string[] => {
  const input = inputs[name];
  return input && 'from' in input && typeof input.from === 'object' ? [name, input.from.field] : [name];
};

/**
 * Who changed a record since a version of it. Undefined until the history is known, where there is none, and where the
 * server refuses it.
 */
export const useWriters = ({ resource, form, current, since, inputs }: ChangedRecord) => {
  const { t } = useTranslation('form');
  const isKept = useHasHistory(current) && since !== undefined;
  const version = versionOf(current);
  const id = rowId(current, resource.idField) ?? '';
  const { entries = [] } = useHistory(resource, id, { isEnabled: isKept, version });
  const nameOf = ({ person }: HistoryEntry) => person || t('conflict.server');
  const changed = (entry: HistoryEntry, names: readonly string[]) =>
    entry.changes.some(({ field }) => names.some((name) => fieldsOf(form, name).includes(field)));

  const later = entries.filter((entry) => entry.version > (since ?? 0) && entry.version <= (version ?? 0));
  const ofInputs = later.filter((entry) => changed(entry, inputs));
  const relevant = ofInputs.length > 0 ? ofInputs : later;
  const [newest] = relevant;
  const writers: Writers | undefined = newest && {
    people: [...new Set(relevant.map(nameOf))],
    at: newest.at,
    of: (input) => {
      const entry = later.find((one) => changed(one, [input]));
      return entry && nameOf(entry);
    },
  };
  return { writers, isKept };
};
