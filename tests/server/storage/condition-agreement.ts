import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holds, resolveCondition } from '@core/conditions/resolve';
import type { DeclaredCondition, FieldTest } from '@core/resource/condition';
import type { Operand } from '@core/conditions/condition-tests';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { Row, Storage } from '@server/storage/storage';
import { sized } from '@tests/helpers/arbitraries';
import { notes } from './notes';

const context = { userId: 1, clientId: 2, today: '2026-01-05' };

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const name = fc.oneof(
  fc.constantFrom('', 'a', 'A', 'á', 'Ab', 'a-b', "o'k", 'OK', '%', 'a_b', '\\', 'ß', 'SS', '日本', ' x '),
  fc.string({ maxLength: 3 }),
);
const day = fc.constantFrom('', '2025-12-31', '2026-01-04', '2026-01-05', '2026-01-06');
const integer = fc.integer({ min: -1, max: 3 });
const real = fc.oneof(integer, fc.constantFrom(0.1, 0.5, 1e21));

const row: fc.Arbitrary<Row> = fc.record({
  client_id: integer,
  title: name,
  place: orNull(name),
  mail: orNull(name),
  day: orNull(day),
  amount: real,
  score: orNull(real),
  done: fc.boolean(),
});

const columnNames = Object.keys(notes.columns);
const names = columnNames.filter((column) => notes.columns[column]?.folded === true);
const fieldOperand = (among: readonly string[]): fc.Arbitrary<Operand> =>
  fc.record({ field: fc.constantFrom(...among) });
const literal = fc.oneof(name, day, real, fc.boolean(), fc.constant(null));
const operand: fc.Arbitrary<Operand> = fc.oneof(
  { weight: 4, arbitrary: literal },
  { weight: 3, arbitrary: fieldOperand(columnNames) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Operand>(
      { caller: 'id' },
      { client: true },
      { today: true },
      { today: true, days: 1 },
      { today: true, days: -1 },
    ),
  },
);
const field = fc.constantFrom(...columnNames);
const fieldTest: fc.Arbitrary<FieldTest<string, Operand>> = fc.oneof(
  fc.record({ field, op: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte'), value: operand }),
  fc.record({
    field: fc.constantFrom(...names),
    op: fc.constantFrom('contains', 'starts'),
    value: fc.oneof(literal, fieldOperand(names)),
  }),
  fc.record({ field, op: fc.constant('between'), value: fc.tuple(operand, operand) }),
  fc.record({ field, op: fc.constant('in'), value: fc.array(literal, { maxLength: 3 }) }),
  fc.record({ field, op: fc.constant('empty'), value: fc.boolean() }, { requiredKeys: ['field', 'op'] }),
);
const { condition } = fc.letrec<{ condition: DeclaredCondition }>((tie) => {
  const parts = fc.array(tie('condition'), { maxLength: 3 });
  return {
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fieldTest,
      fc.record({ all: parts }),
      fc.record({ any: parts }),
      fc.record({ not: tie('condition') }),
    ),
  };
});

/** Tests with random conditions that the evaluator, the memory storage and this storage find the same rows. */
export const agreesOnConditions = (engine: string, open: () => Promise<Storage>): void => {
  let storage: Storage;
  beforeAll(async () => void (storage = await open()));
  afterAll(() => storage.close());

  it(`${engine} finds by a random condition what the evaluator and memory find`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.array(condition, { minLength: 1, maxLength: 10 }),
        async (rows, conditions) => {
          const memory = createMemoryStorage([notes]);
          const numbered = rows.map((given, at) => ({ id: at + 1, ...given }));
          await storage.table('notes').remove([]);
          for (const side of [storage, memory]) await side.table('notes').insertMany(numbered);
          const all = await memory.table('notes').find([]);
          for (const declared of conditions) {
            const where = [resolveCondition(declared, context)];
            const found = all.filter((one) => holds(one, declared, context));
            expect([declared, await memory.table('notes').find(where)]).toEqual([declared, found]);
            expect([declared, await storage.table('notes').find(where)]).toEqual([declared, found]);
          }
        },
      ),
      sized(60, 2_000),
    );
  });
};
