import { expect, it } from 'vitest';
import { resources } from '@resources';
import auditTrail from '@resources/audit-trail/resource';
import { otherAreas } from '@server/trail/readable-areas';

it('the filter of the trail offers every area that the trail has', () => {
  const { area } = auditTrail.list?.filters ?? {};
  const offered =
    area?.kind === 'one-of' ? Object.values(area.options).flatMap(({ send }) => send ?? []) : [];
  const areas = [...resources.map(({ name }) => name), ...Object.keys(otherAreas)];
  expect([...offered].sort()).toEqual([...new Set(areas)].sort());
});
