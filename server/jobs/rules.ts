import { day, hour, minute, second } from '../api/clock';
import type { JobName } from './job-data';

interface Queue {
  /** How many jobs a server runs at the same time. */
  readonly workers: number;
  /** How many jobs may wait. Further ones are dropped. */
  readonly limit?: number;
}

/** Jobs of one queue never wait for those of another, so that strangers cannot delay the mails of users. */
export const queues = {
  account: { workers: 4 },
  membership: { workers: 2 },
  /** Anyone can ask for any address. A dropped request can be repeated. */
  resets: { workers: 1, limit: 1_000 },
  bulk: { workers: 1 },
} as const satisfies Readonly<Record<string, Queue>>;

export type QueueName = keyof typeof queues;

const queueNames: Readonly<Record<JobName, QueueName>> = {
  notice: 'account',
  'password-link': 'account',
  'address-change': 'account',
  'sign-in-code': 'account',
  'setup-code': 'account',
  'password-reset': 'resets',
  'membership-key': 'membership',
  'draft-link': 'membership',
  'form-in-review': 'membership',
  'form-accepted': 'membership',
  'form-refused': 'membership',
  'signed-copy': 'membership',
  'bulk-change': 'bulk',
};

export const queueOf = (kind: JobName): Queue & { readonly queue: QueueName } => ({
  queue: queueNames[kind],
  ...(queues[queueNames[kind]] as Queue),
});

/** A server that did not say for this long that it runs a job counts as stopped. Milliseconds, as below. */
export const leaseMs = 2 * minute;

/** The wait before each further try of a job that failed. */
const waits = [10 * second, 30 * second, 2 * minute, 10 * minute, hour, 4 * hour, 12 * hour];

/** Returns when a job is tried again after `tries` tries, in milliseconds since 1970. Null when it is given up. */
export const nextTry = (tries: number, now: number): number | null => {
  const wait = waits[tries - 1];
  return wait === undefined ? null : now + wait;
};

/** How long jobs are kept after their end. */
export const oldJobs = { done: 7 * day, cancelled: 30 * day, failed: 90 * day } as const;
