import { afterEach, describe, expect, test } from 'vitest';
import { newAppSecret } from '@server/api/account/app-factor';
import { createApi } from '@server/api/app';
import type { Keys } from '@server/api/deps';
import { firstKeyId } from '@server/api/key-ring';
import { sealKeyIdOf } from '@server/api/membership/seal';
import { maxTokenLifetime } from '@server/api/session/tokens';
import { createJobs } from '@server/jobs/jobs';
import { jobKinds } from '@server/jobs/kinds';
import { resealAll, withNewEncryptionKey, withNewSigningKey, withoutUnused } from '@server/keys/rotate';
import { sealedColumns } from '@server/keys/sealed-columns';
import { createStandIn } from '@server/signing/stand-in/provider';
import { systemTables } from '@server/storage/system-tables';
import { keepDeleted } from '@server/trash/deleted-records';
import { storages } from '../membership/storages';
import { createSigning, digits, person, type Signing } from '../signing/signing-calls';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Adds a user's authenticator app and the unfinished set-up of another one. */
const addFactors = async ({ deps, storage }: Signing): Promise<void> => {
  const secret = async () => (await newAppSecret(deps, 1, 'admin@portal.example')).sealed;
  await storage.table('app_factors').insert({ user_id: 1, sealed: await secret(), last_step: 0 });
  const setup = { hash: 'hash', user_id: 1, kind: 'app', sealed: await secret(), code_hash: null };
  await storage.table('factor_setups').insert({ ...setup, attempts: 0, expires: '2099-01-01' });
  const about = { table_name: 'users', record_id: 1, resource: 'users', at: '2026-11-20' };
  const others = { app_factors: [{ user_id: 1, sealed: await secret(), last_step: 0 }] };
  await keepDeleted(storage, about, { row: { id: 1 }, others });
};

/**
 * Creates a world with a signed form, a form waiting for its signature, an unfinished one, the known answers of the demo's
 * members, and authenticator apps, one of a deleted user.
 */
const signedWorld = async (open = storages[0]![1]) => {
  const { storage, close } = await open();
  closing.push(close);
  const world = await createSigning(storage ? { storage } : {});
  const form = await world.submit();
  const { envelope_id, redirect_url } = await world.opened(form);
  await world.press(redirect_url, 'sign');
  await world.signingReturn(envelope_id);
  const waiting = await world.submit({}, { id: 1006 }, '6666');
  await world.opened(waiting);
  const form_token = await world.tokenFor({ company_id: 8 }, '8888');
  await world.send('drafts', { form_token, draft_key: 'd'.repeat(40), answers: { last_name: 'Ellis' } });
  await addFactors(world);
  // A job that waits: its queue is not started.
  await createJobs(world.deps, jobKinds).enqueue(world.storage, 'password-reset', {
    username: 'staff@portal.example',
    language: 'en',
  });
  return { ...world, signedEnvelope: await world.envelopeId(envelope_id) };
};

/** Returns every stored sealed text with its column. */
const sealedTexts = async (world: Signing) => {
  const found: { column: string; text: string }[] = [];
  for (const { name, columns } of systemTables)
    for (const row of await world.storage.table(name).find([]))
      for (const column of Object.keys(columns)) {
        const text = row[column];
        if (typeof text === 'string' && /^\w{1,32}\.[\w+/]{30,}=*$/.test(text))
          found.push({ column: `${name}.${column}`, text });
      }
  return found;
};

const call = (world: Signing, keys: Keys, path: string, init: RequestInit = {}) => {
  const signing = createStandIn({ ...world.deps, keys });
  return createApi({ ...world.deps, keys, signing }).request(`/api/${path}`, init);
};
const me = async (world: Signing, keys: Keys, token: string): Promise<number> =>
  (await call(world, keys, 'v1/users/me', { headers: { Authorization: `Bearer ${token}` } })).status;
const prefill = async (world: Signing, keys: Keys): Promise<unknown> => {
  const answer = await call(world, keys, 'pact-form/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 1007, ssn_last_four: '7777' }),
  });
  return [answer.status, ((await answer.json()) as { prefill?: unknown }).prefill];
};

describe('sealed columns', () => {
  test('are all in sealedColumns', async () => {
    const world = await signedWorld();
    const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    const found = new Set((await sealedTexts(world)).map(({ column }) => column));
    expect([...found].filter((column) => !listed.includes(column))).toEqual([]);
    // Each listed column has a value here, so that none goes untested.
    expect(listed.filter((column) => !found.has(column))).toEqual([]);
  });
});

describe.each(storages)('new keys over %s', (_, open) => {
  test('reseal everything, and the old encryption key is removed', async () => {
    const world = await signedWorld(open);
    const { storage } = world;
    const before = world.deps.keys;
    const count = (await sealedTexts(world)).length;
    const signed = await world.deps.signing.signedDocument(world.signedEnvelope);
    expect(signed?.length).toBeGreaterThan(1000);
    const known = await prefill(world, before);

    const rotated = { ...before, encryption: withNewEncryptionKey(before.encryption) };
    expect(await withoutUnused(storage, rotated, () => false)).toEqual(rotated);
    expect(await resealAll(storage, rotated.encryption)).toEqual({ sealed: count, lost: {} });
    expect(await resealAll(storage, rotated.encryption)).toEqual({ sealed: 0, lost: {} });
    const [newest, old] = rotated.encryption;
    for (const { text } of await sealedTexts(world)) expect(sealKeyIdOf(text)).toBe(newest.id);

    expect(await withoutUnused(storage, rotated, ({ id }) => id === old?.id)).toEqual(rotated);
    const after = await withoutUnused(storage, rotated, () => false);
    expect(after.encryption).toEqual([newest]);
    expect(await prefill(world, after)).toEqual(known);
    const again = await createStandIn({ ...world.deps, keys: after }).signedDocument(world.signedEnvelope);
    expect(Buffer.from(again ?? []).equals(signed ?? new Uint8Array())).toBe(true);
    await expect(
      createStandIn({ ...world.deps, keys: before }).signedDocument(world.signedEnvelope),
    ).rejects.toThrow('a key that is not here');
  }, 60_000);
});

test('texts sealed before keys had ids open with the first key and are resealed', async () => {
  const world = await signedWorld();
  const { storage } = world;
  for (const { table, key, column } of sealedColumns)
    for (const row of await storage.table(table).find([])) {
      const text = row[column];
      if (typeof text !== 'string') continue;
      const same = { field: key, op: 'eq', value: row[key] ?? null } as const;
      await storage.table(table).update([same], { [column]: text.slice(text.indexOf('.') + 1) });
    }
  expect(await sealedTexts(world)).toEqual([]);
  const { keys } = world.deps;
  expect(keys.encryption[0].id).toBe(firstKeyId);
  const known = await prefill(world, keys);
  expect(known).toMatchObject([200, { first_name: expect.any(String) as string }]);
  const rotated = { ...keys, encryption: withNewEncryptionKey(keys.encryption) };
  expect(await prefill(world, rotated)).toEqual(known);
  expect((await resealAll(storage, rotated.encryption)).lost).toEqual({});
  expect(await prefill(world, await withoutUnused(storage, rotated, () => false))).toEqual(known);
});

test('a text that no key opens is kept, and so is every key in use', async () => {
  const world = await signedWorld();
  const { storage } = world;
  const record = { field: 'id', op: 'eq', value: person.id } as const;
  const [row] = await storage.table('membership_records').find([record]);
  const corrupted = String(row?.['sealed']).replace(/.{6}$/, 'AAAAAA');
  await storage.table('membership_records').update([record], { sealed: corrupted });
  const { keys } = world.deps;
  const rotated = { ...keys, encryption: withNewEncryptionKey(keys.encryption) };
  expect((await resealAll(storage, rotated.encryption)).lost).toEqual({ 'membership_records.sealed': 1 });
  expect(await withoutUnused(storage, rotated, () => false)).toEqual(rotated);
  expect((await storage.table('membership_records').first([record]))?.['sealed']).toBe(corrupted);
});

describe('a replaced signing key', () => {
  test('verifies tokens until the last one that it may have signed has expired', async () => {
    const world = await createSigning();
    const { keys, clock } = world.deps;
    const { token } = await world.pairOf('admin');
    const rotated = { ...keys, token: withNewSigningKey(keys.token, clock.now()) };
    expect(await me(world, rotated, token)).toBe(200);
    expect(await me(world, { ...rotated, token: [rotated.token[0]] }, token)).toBe(401);

    // The activation link is the token that lasts longest.
    const admin = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const [role] = await world.storage.table('roles').find([]);
    const created = await call(world, keys, 'v1/users', {
      method: 'POST',
      headers: admin,
      body: JSON.stringify({
        first_name: 'Nadia',
        last_name: 'Karim',
        username: 'nadia@client.example',
        role_id: role?.['id'],
        eip_client_ids: [],
      }),
    });
    expect(created.status).toBeLessThan(300);
    const link = await world.lastLinkToken();
    const setPassword = async (with_: Keys) => {
      const answer = await call(world, with_, 'v1/auth/set-password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: link, password: 'Fresh-water-7' }),
      });
      return answer.status;
    };
    world.pass(maxTokenLifetime - 1000);
    expect(await setPassword(rotated)).toBe(200);
    world.pass(1000);
    expect(withNewSigningKey(rotated.token, clock.now())).toHaveLength(2);
  });

  test('verifies nothing after that, even tokens signed with it later', async () => {
    const world = await createSigning();
    const { keys, clock } = world.deps;
    const rotated = { ...keys, token: withNewSigningKey(keys.token, clock.now()) };
    world.pass(maxTokenLifetime);
    // A server that was never restarted.
    const { token } = await world.pairOf('admin');
    expect(await me(world, keys, token)).toBe(200);
    expect(await me(world, rotated, token)).toBe(401);
  });

  test('is named in the tokens that it signs; older tokens without a name use the first key', async () => {
    const world = await createSigning();
    const { keys } = world.deps;
    const { token } = await world.pairOf('admin');
    const head = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as object;
    expect(head).toMatchObject({ alg: 'HS256', kid: keys.token[0].id });
    const { SignJWT, decodeJwt } = await import('jose');
    const old = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(keys.token[0].bytes);
    expect(await me(world, keys, old)).toBe(200);
    const [newest] = withNewSigningKey(keys.token, world.deps.clock.now());
    const nameless = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(newest.bytes);
    expect(await me(world, { ...keys, token: [newest, keys.token[0]] }, nameless)).toBe(401);
  });
});

test('the digits of an invitation are accepted after both rotations', async () => {
  const world = await createSigning();
  const { keys, clock } = world.deps;
  const rotated = {
    ...keys,
    token: withNewSigningKey(keys.token, clock.now()),
    encryption: withNewEncryptionKey(keys.encryption),
  };
  const answer = await call(world, rotated, 'pact-form/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, ssn_last_four: digits }),
  });
  expect(answer.status).toBe(200);
});
