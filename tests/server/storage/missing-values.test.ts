import { expect, test } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { TableSchema } from '@server/storage/table-schema';

const cars: TableSchema = {
  name: 'cars',
  key: 'id',
  columns: {
    id: { type: 'integer' },
    plate: { type: 'text' },
    seats: { type: 'real', initial: 4 },
    color: { type: 'text', nullable: true },
  },
  uses: [{ resource: 'cars', filters: [] }],
};

test('a record has the initial values of what it lacks, and none is invented', async () => {
  const table = createMemoryStorage([cars]).table('cars');
  expect(await table.insert({ plate: 'A' })).toEqual({ id: 1, plate: 'A', seats: 4, color: null });
  await expect(table.insert({ seats: 2 })).rejects.toThrow(
    'A record of "cars" needs a value for "plate": give the field an input or `initial`, or set it in `check`.',
  );
});
