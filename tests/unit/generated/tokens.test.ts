import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSessionStore, pairOf, recordOf } from '@providers/session/session-record';
import { decodeToken } from '@core/session/token';
import { createKeyStore } from '@lib/storage';
import { anyValue, hostileText, sized, wellFormed } from '@tests/helpers/arbitraries';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { makeToken } from '@tests/helpers/token';

const anyClaims = fc.record(
  {
    id: fc.oneof(fc.integer(), anyValue),
    permissions: fc.oneof(fc.array(fc.oneof(hostileText, anyValue), { maxLength: 4 }), anyValue),
    exp: anyValue,
    employee_id: fc.oneof(fc.nat(), anyValue),
    onboarding_complete: fc.oneof(fc.boolean(), anyValue),
    __proto__: anyValue,
  },
  { requiredKeys: [] },
);
/** Returns a value as encoded JSON, or an empty text if it cannot be serialized. */
const written = (value: unknown): string => {
  try {
    return Buffer.from(JSON.stringify(value)).toString('base64url');
  } catch {
    return '';
  }
};
const anyToken: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.tuple(hostileText, hostileText, hostileText).map((parts) => parts.join('.')),
  fc.oneof(anyClaims, anyValue).map((claims) => `x.${written(claims)}.y`),
  // Bytes that are not UTF-8, and truncated JSON.
  fc.uint8Array().map((bytes) => `x.${Buffer.from(bytes).toString('base64url')}.y`),
  anyClaims.map((claims) => `x.${written(claims).slice(0, -3)}.y`),
  fc.json().map((json) => `x.${Buffer.from(json).toString('base64')}.y`),
);

const isSafeInt = (value: unknown) => Number.isSafeInteger(value);

test('any token is decoded without an error, and has only valid claims', () => {
  fc.assert(
    fc.property(anyToken, (token) => {
      const claims = decodeToken(token);
      if (claims === null) return;
      expect(isSafeInt(claims.id)).toBe(true);
      expect(claims.permissions.every((name) => typeof name === 'string')).toBe(true);
      expect(claims.exp === undefined || Number.isFinite(claims.exp)).toBe(true);
      expect(claims.employeeId === undefined || isSafeInt(claims.employeeId)).toBe(true);
      expect(['undefined', 'boolean']).toContain(typeof claims.onboardingComplete);
    }),
    sized(1000, 10_000),
  );
});

test('valid claims are decoded unchanged', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.array(hostileText), fc.maxSafeNat(), (id, permissions, employee) => {
      const names = permissions.map(wellFormed);
      expect(decodeToken(makeToken({ id, permissions: names, employee_id: employee }))).toEqual({
        id,
        permissions: names,
        employeeId: employee,
      });
    }),
    sized(500, 10_000),
  );
});

test('any response to a login is a pair of tokens or nothing', () => {
  const answer = fc.oneof(anyValue, fc.record({ token: anyValue, refresh_token: anyValue }));
  fc.assert(
    fc.property(answer, (body) => {
      const pair = pairOf(body);
      if (pair) expect([typeof pair.token, typeof pair.refreshToken]).toEqual(['string', 'string']);
    }),
    sized(500, 10_000),
  );
});

const anyEntry = fc.option(
  fc.oneof(
    anyToken,
    hostileText,
    anyValue.map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '';
      }
    }),
    fc
      .record({ v: fc.oneof(fc.constant(1), anyValue), id: fc.oneof(fc.constant(7), fc.integer()) })
      .map((user) => {
        try {
          return JSON.stringify(user);
        } catch {
          return '{}';
        }
      }),
    fc.constant(makeToken({ id: 7, permissions: [] })),
  ),
  { nil: undefined },
);

test('any stored entries are the session of one user, or are removed', () => {
  const entries = fc.record({
    'portal.token': anyEntry,
    'portal.refresh-token': anyEntry,
    'portal.user': anyEntry,
    'portal.eip-client': anyEntry,
    'portal.visited-clients': anyEntry,
    other: fc.constant('stays'),
  });
  fc.assert(
    fc.property(entries, fc.boolean(), (stored, breaks) => {
      const present = Object.entries(stored).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      const fake = createFakeStorage(Object.fromEntries(present));
      if (breaks) fake.breakDown();
      const store = createSessionStore(createKeyStore(() => fake.storage));
      const record = store.read();
      expect(store.read()).toBe(record);
      if (record) {
        const user = JSON.parse(stored['portal.user'] ?? '') as { id: number };
        expect([record.userId, record.token]).toEqual([user.id, stored['portal.token']]);
        expect(record).toEqual(recordOf({ token: record.token, refreshToken: record.refreshToken }));
      } else if (!breaks && stored['portal.token'] !== undefined)
        expect(fake.entries()).toEqual({ other: 'stays' });
    }),
    sized(1000, 10_000),
  );
});
