import { expect, it } from 'vitest';
import { buildAbility } from '@core/access/ability';
import type { ListedResource } from '@core/resource/resource';
import { recordAddress } from '@pages/palette/record-address';
import claims from '@resources/claims/resource';
import members from '@resources/members/resource';
import workers from '@resources/workers/resource';

const resources = [workers, claims, members];
const ability = buildAbility(resources, {
  permissions: resources.flatMap(({ access }) => access.permissions),
  flags: Object.fromEntries(resources.map(({ access }) => [access.flag ?? '', true])),
});
const addressOf = (resource: object, client: number | null) =>
  recordAddress(resource as ListedResource, { id: 7, client_id: client }, 'A & B', ability);

it('is the page of the record, in its client', () => {
  expect(addressOf(workers, 3)).toBe('/clients/3/employees/7');
});

it('is the form if the rows of the list link to it, and the user may edit', () => {
  expect(addressOf(members, null)).toBe('/evoove/administration/7/edit');
  expect(addressOf({ ...members, operations: {} }, null)).not.toMatch(/edit$/);
});

it('is the list with a search for its name if it has no page, with no status filtered out', () => {
  const { detail: _own, ...worker } = workers;
  const { detail: _its, ...claim } = claims;
  expect(addressOf(worker, 3)).toMatch(/^\/clients\/3\/employees\?search=A\+%26\+B&status=(?!Active)/);
  expect(addressOf(claim, 3)).toBe('/clients/3/claims?search=A+%26+B');
});
