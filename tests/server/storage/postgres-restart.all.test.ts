import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources';
import { openStorage } from '@server/storage/open-storage';
import { resourceTables } from '@server/storage/resource-tables';
import type { Storage } from '@server/storage/storage';
import { StorageUnavailable } from '@server/storage/storage-unavailable';
import { systemTables } from '@server/storage/system-tables';
import { createHarness, type Answer, type Harness } from '../api/harness';
import { hasPostgres, startOwnPostgres } from '../helpers/own-postgres';

const mail = { recipient: 'a@portal.example', subject: 's', body: 'b', created: '2026-01-01' };

describe.runIf(hasPostgres)('PostgreSQL restart', () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let storage: Storage;
  let api: Harness;
  let token: string;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    const schemas = [...systemTables, ...resourceTables(resources)];
    ({ storage } = await openStorage({ databaseUrl: postgres.url }, schemas));
    api = await createHarness({ storage });
    token = await api.tokenOf('admin');
  });
  afterAll(async () => {
    await storage.close().catch(() => undefined);
    postgres.remove();
  });

  const listUsers = (): Promise<Answer> => api.call('GET', 'v1/users', { token });
  const expectAway = ({ status, body, headers }: Answer) => {
    expect([status, body]).toEqual([503, { detail: 'unavailable' }]);
    expect(headers.get('Retry-After')).toBe('2');
  };

  it.each(['fast', 'immediate'] as const)(
    '%s: calls return 503 while it is stopped and succeed afterwards',
    async (mode) => {
      // Some connections are busy. One is idle in a transaction: losing it must not end the process.
      let resume = (): void => undefined;
      const idle = storage
        .transaction(async (tx) => {
          await tx.table('mails').insert(mail);
          await new Promise<void>((resolve) => (resume = resolve));
          await tx.table('mails').insert(mail);
        })
        .catch((error: unknown) => error);
      const before = Array.from({ length: 30 }, listUsers);
      const answered = Promise.all(before);
      postgres.stop(mode);
      for (const answer of await answered) if (answer.status !== 200) expectAway(answer);
      for (let call = 0; call < 5; call++) expectAway(await listUsers());
      resume();
      expect(await idle).toBeInstanceOf(StorageUnavailable);

      postgres.start();
      const end = Date.now() + 5_000;
      let answer = await listUsers();
      while (answer.status !== 200 && Date.now() < end) answer = await listUsers();
      expect(answer.status).toBe(200);
      expect(
        (await Promise.all(Array.from({ length: 30 }, listUsers))).every(({ status }) => status === 200),
      ).toBe(true);
      expect(await storage.table('mails').count([])).toBe(0);
    },
  );
});
