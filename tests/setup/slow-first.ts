import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, slowest first: begun at the end they would keep one processor busy while the others have nothing left. */
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

/** A fresh clone has no record of what took long. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
