import { expect, test } from 'vitest';
import { openPgliteStorage } from '../storage/pglite-database';
import { createSigning } from './signing-calls';

test('many sessions, notices and returns on a database result in one envelope, one copy and one completed form', async () => {
  const storage = await openPgliteStorage();
  const api = await createSigning({ storage });
  const form = await api.submit();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => api.opened(form)));
  const [{ envelope_id, redirect_url } = sessions[0]!] = sessions;
  expect(new Set(sessions.map((one) => one.envelope_id)).size).toBe(1);
  await api.press(redirect_url, 'sign');
  await Promise.all([
    ...Array.from({ length: 5 }, () => api.notice(envelope_id, 'completed')),
    ...Array.from({ length: 5 }, () => api.signingReturn(envelope_id)),
    api.notice(envelope_id, 'declined'),
  ]);
  await expect
    .poll(async () => (await api.signingReturn(envelope_id)).body)
    .toMatchObject({ status: 'completed' });
  expect(await api.copies()).toHaveLength(1);
  expect(await api.rows('envelopes')).toHaveLength(1);
  expect(await api.rows('membership_forms')).toMatchObject([{ status: 'completed' }]);
  expect(await api.rows('signing_claims')).toEqual([]);
  await storage.close();
});
