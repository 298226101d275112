import type { Scalar } from '@core/resource/condition';
import type { Row } from '../storage/storage';
import { keyedDigest, type TrailKeys } from './digests';

/** What the digest of a row is made of, in this order. The copies for the list and `erased` are not in it. */
const chained = [
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
  keyedDigest(keys, 'row', JSON.stringify(chained.map((name): Scalar => row[name] ?? null)));

/** The two kinds of values that lie apart: who and from where, and what a write changed. */
export const parts = ['actor', 'changes'] as const;
export type Part = (typeof parts)[number];

export const macColumn = (part: Part): string => `${part}_mac`;

/** The name that stored actor values hold; empty when they hold none or cannot be read. */
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
