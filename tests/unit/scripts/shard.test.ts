import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShard, shareOf } from '@scripts/shard.mjs';

describe('a share of the tests', () => {
  test.each([
    [['--all'], undefined],
    [['--all', '--shard=1/1'], { index: 1, count: 1 }],
    [['--shard=2/12'], { index: 2, count: 12 }],
  ])('is read from %j', (args, shard) => {
    expect(readShard(args)).toEqual(shard);
  });

  test.each([
    '--shard',
    '--shard=',
    '--shard=3',
    '--shard=0/3',
    '--shard=4/3',
    '--shard=1/0',
    '--shard=-1/3',
    '--shard=1/3x',
  ])('is rejected as %s, with the correct form', (arg) => {
    expect(() => readShard([arg])).toThrow(`"${arg}" is no share: write --shard=1/3`);
  });

  test('is disjoint from the others, and all shares together are complete', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 20 }), (list, count) => {
        const shares = Array.from({ length: count }, (_, at) => shareOf(list, { index: at + 1, count }));
        expect(shares.flat().sort()).toEqual(list.toSorted());
        const sizes = shares.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is everything if none is requested', () => {
    expect(shareOf([1, 2, 3], undefined)).toEqual([1, 2, 3]);
  });
});
