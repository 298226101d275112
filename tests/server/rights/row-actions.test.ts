import { expect, test } from 'vitest';
import { buildAbility } from '@core/access/ability';
import { newPermission } from '@core/access/names';
import type { Resource } from '@core/resource/resource';
import { Refusal } from '@server/api/refusal';
import { requireAction } from '@server/api/resources/call';
import type { Session } from '@server/api/session/session';
import trailers from '@tests/fixtures/trailers/trailers';

const [sell, scrap] = [newPermission('eip_sell'), newPermission('eip_scrap')];
const fleet: Resource = {
  ...trailers,
  access: { permissions: [] },
  actions: { sell: { permissions: [sell] }, scrap: { permissions: [scrap] }, wash: {} },
};

/** Returns the status with which an action is refused; null if it is allowed. */
const refusalOf = (permissions: Session['rights']['permissions'], action: string): number | null => {
  const rights = { permissions, flags: {} };
  const session = { rights, ability: buildAbility([fleet], rights), agencyId: null } as unknown as Session;
  try {
    requireAction(session, fleet, action);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
};

test.each([
  ['sell', [sell], null],
  ['scrap', [sell], 403],
  ['scrap', [sell, scrap], null],
  ['wash', [], null],
  ['repair', [sell, scrap], 404],
] as const)('the row action %s with %j is refused with %s', (action, permissions, status) => {
  expect(refusalOf(permissions, action)).toBe(status);
});
