import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { day, hour, minute, second } from '@server/api/clock';
import {
  defaultLimits,
  type BackoffLimit,
  type ExportLimits,
  type Limit,
  type QueueLimits,
} from '@server/api/limits';

const file = join(import.meta.dirname, '../../../docs/security.md');
const units = { day, hour, minute, second };

/** The largest unit that leaves a whole number: 5400000 is 90 minutes. */
const timeOf = (milliseconds: number): string => {
  const [name, size] = Object.entries(units).find(([, one]) => milliseconds % one === 0) ?? ['ms', 1];
  const count = milliseconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

type AnyLimit = number | Limit | BackoffLimit | ExportLimits | QueueLimits;

const sentenceOf = (name: string, limit: AnyLimit): string => {
  if (name === 'bodySize') return `${Number(limit) / 1024} kB`;
  if (typeof limit === 'number') return name === 'codeTriesPerChallenge' ? `${limit}` : timeOf(limit);
  if ('perUser' in limit) {
    const { perUser, total, waiting, wait, idle } = limit;
    return `${perUser} a person, ${total} in all; ${waiting} wait up to ${timeOf(wait)}; idle ${timeOf(idle)}`;
  }
  if ('perCaller' in limit) {
    const { perCaller, total, waiting, wait } = limit;
    return `${perCaller} a caller, ${total} in all; ${waiting} of a caller wait up to ${timeOf(wait)}`;
  }
  const plain = `${limit.count} in ${timeOf(limit.within)}`;
  if (!('maxWait' in limit)) return plain;
  const slow = limit.slowAfter < Infinity ? `; after ${limit.slowAfter} one each time` : '';
  return `${plain}, then doubling up to ${timeOf(limit.maxWait)}${slow}; remembered ${timeOf(limit.remembered)}`;
};

test('docs/security.md lists every limit with its current value', () => {
  const section = readFileSync(file, 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith('Limits\n'));
  const rows = (section ?? '').split('\n').flatMap((line) => {
    const [, name, , value] = line.split('|').map((cell) => cell.trim());
    return name?.startsWith('`') && value !== undefined ? [[name.replaceAll('`', ''), value] as const] : [];
  });
  const limits = Object.entries(defaultLimits) as [string, AnyLimit][];
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(limits.map(([name, limit]) => [name, sentenceOf(name, limit)])),
  );
});
