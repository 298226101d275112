import { createHarness, type Harness } from '../api/harness';
import { storages } from '../membership/storages';
import type { TrailEvent } from '@server/trail/event';
import { recordEvents } from '@server/trail/record-event';
import { verifyTrail, type VerifyResult } from '@server/trail/verify';

export { storages };

export const eq = (field: string, value: string | number) => [{ field, op: 'eq', value }] as const;

/** Adds rows of four users who change each other, as the server writes them. */
export const fillTrail = async ({ deps, storage }: Harness): Promise<void> => {
  const people = (await storage.table('users').find([], 4)).map((row) => Number(row['id']));
  for (const [index, userId] of people.entries()) {
    const other = people[(index + 1) % people.length] ?? 0;
    const events: TrailEvent[] = [
      { action: 'sign-in', resource: 'session', recordId: userId },
      {
        action: 'update',
        resource: 'users',
        recordId: other,
        clientId: 1,
        changes: { last_name: { before: 'Before', after: `After ${index}` }, password: 'secret' },
      },
    ];
    const actor = { userId, network: `192.0.2.${index + 1}`, requestId: `request-${index}` };
    await storage.transaction((tx) => recordEvents(deps, tx, actor, events));
  }
};

export const verdictOf = ({ deps, storage }: Harness): Promise<VerifyResult> =>
  verifyTrail({ storage, keys: deps.keys, resources: deps.resources });

export const newWorld = async (
  open: (typeof storages)[number][1],
): Promise<{ api: Harness; close(): Promise<void> }> => {
  const { storage, close } = await open();
  return { api: await createHarness(storage ? { storage } : {}), close };
};
