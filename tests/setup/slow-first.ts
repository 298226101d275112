import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, slowest first: started last, they would keep one processor busy while the others are idle. */
const slow = [
  'server/generator',
  'server/storage/migrate',
  'server/hostile/injection',
  'server/storage/unavailable',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((path) => moduleId.includes(`/tests/${path}`));
  return at === -1 ? slow.length : at;
};

/** Starts the slowest files first, even in a fresh clone, which has no record of durations. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
