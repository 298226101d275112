import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReferenceViolation, type Storage } from '@server/storage/storage';

const isId = (value: unknown) => [{ field: 'id', op: 'eq', value: Number(value) }] as const;

/** Tests that no storage keeps a row that refers to none. `open` returns a storage with `notes` and `replies`. */
export const referenceContract = (name: string, open: () => Promise<Storage>): void => {
  describe(`${name} storage`, () => {
    let storage: Storage;
    let note: number;
    beforeAll(async () => void (storage = await open()));
    afterAll(() => storage.close());
    beforeEach(async () => {
      await storage.table('replies').remove([]);
      await storage.table('notes').remove([]);
      note = Number((await storage.table('notes').insert({ client_id: 1, title: 'a' }))['id']);
    });
    const replies = () => storage.table('replies');

    it('stores rows that refer to a row, or to none with null', async () => {
      await replies().insert({ note_id: note });
      await replies().insertMany([{ note_id: note }, { note_id: null }]);
      expect(await replies().count([{ field: 'note_id', op: 'eq', value: note }])).toBe(2);
    });

    it('refuses a row that refers to a row that does not exist', async () => {
      await expect(replies().insert({ note_id: note + 1 })).rejects.toThrow(ReferenceViolation);
      await expect(replies().insertMany([{ note_id: note }, { note_id: 9999 }])).rejects.toThrow(
        ReferenceViolation,
      );
      const kept = await replies().insert({ note_id: note });
      await expect(replies().update(isId(kept['id']), { note_id: 9999 })).rejects.toThrow(ReferenceViolation);
      expect(await replies().find([])).toEqual([kept]);
    });

    it('refuses to remove a row that another one refers to', async () => {
      const kept = await replies().insert({ note_id: note });
      await expect(storage.table('notes').remove(isId(note))).rejects.toThrow(ReferenceViolation);
      await expect(
        storage.transaction(async (tx) => {
          await tx.table('notes').insert({ client_id: 1, title: 'b' });
          await tx.table('notes').remove(isId(note));
        }),
      ).rejects.toThrow(ReferenceViolation);
      expect(await storage.table('notes').count([])).toBe(1);
      await replies().update(isId(kept['id']), { note_id: null });
      expect(await storage.table('notes').remove(isId(note))).toBe(1);
    });

    it('checks when the transaction ends, in any order of the writes', async () => {
      await storage.transaction(async (tx) => {
        await tx.table('replies').insertMany([
          { id: 11, note_id: note + 50, reply_id: 12 },
          { id: 12, note_id: null, reply_id: 11 },
        ]);
        await tx.table('notes').insert({ id: note + 50, client_id: 1, title: 'c' });
      });
      expect(await replies().count([])).toBe(2);
    });

    it('keeps no row when its related one is removed at the same time', async () => {
      const outcomes = await Promise.allSettled([
        storage.transaction(async (tx) => {
          await tx.table('notes').lock(isId(note), 'shared');
          await tx.table('replies').insert({ note_id: note });
        }),
        storage.transaction(async (tx) => {
          await tx.table('notes').lock(isId(note));
          await tx.table('notes').remove(isId(note));
        }),
      ]);
      const orphans = await replies().count([{ field: 'note_id', op: 'eq', value: note }]);
      const isRemoved = (await storage.table('notes').count(isId(note))) === 0;
      expect(orphans).toBe(isRemoved ? 0 : 1);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    });
  });
};
