import type { Scalar } from '@core/resource/condition';
import type { Row } from '../storage/storage';
import { keyedDigest, type TrailKeys } from './digests';

/**
 * The columns of a row's digest, in this order. `person`, the copy of the name for the list, and `erased` are not
 * included.
 */
const digestColumns = [
  'id',
  'at',
  'user_id',
  'action',
  'resource',
  'record_id',
  'client_id',
  'client_name',
  'request',
  'note',
  'actor_mac',
  'changes_mac',
  'previous',
] as const;

export const rowDigest = (keys: TrailKeys, row: Row): Promise<string> =>
  keyedDigest(keys, 'row', JSON.stringify(digestColumns.map((name): Scalar => row[name] ?? null)));

/** The two kinds of separately stored values: who and from where, and what a write changed. */
export const parts = ['actor', 'changes'] as const;
export type Part = (typeof parts)[number];

export const macColumn = (part: Part): string => `${part}_mac`;

/** Returns the name in stored actor values. Empty when they have none or cannot be read. */
export const personIn = (actor: string): string => {
  try {
    const { person } = JSON.parse(actor) as { person?: unknown };
    return typeof person === 'string' ? person : '';
  } catch {
    return '';
  }
};

export const networkIn = (actor: string): string => {
  try {
    const { network } = JSON.parse(actor) as { network?: unknown };
    return typeof network === 'string' ? network : '';
  } catch {
    return '';
  }
};
