import { beforeEach, describe, expect, it } from 'vitest';
import { areas } from '@resources';
import { areaPath } from '@core/navigation/paths';
import type { Page, Resource } from '@core/resource/resource';
import { alerts, openProvider } from '@tests/helpers/contract-only/open-provider';

const provider = openProvider();
beforeEach(() => provider.provide());

/** What follows an area's address on its screens. */
const restsOf = (area: Page | Resource): string[] => {
  if (area.kind === 'page') return area.redirect === undefined ? [''] : [];
  if (!area.list || area.api.optional === 'area') return [];
  const { detail, form, operations } = area;
  return [
    '',
    ...(detail ? ['/1'] : []),
    ...(form && operations.create ? ['/new'] : []),
    ...(form && operations.edit ? ['/1/edit'] : []),
  ];
};

const screens = areas.flatMap((area) =>
  restsOf(area).map((rest) => [areaPath(area, 7) + rest, area.scope] as const),
);

/** Beside those of a list: what makes a list, a record, a dashboard and a form what they are. */
const isDrawn = () => document.querySelector('main, [role="dialog"]') !== null;

describe.each(screens)('%s', (path, scope) => {
  it('opens without an error, and asks once at most for what the server does not have', async () => {
    const { address } = await provider.open(path, scope === 'agency' ? 'agency' : 'admin');
    await provider.settled();
    expect(address()).toMatch(new RegExp(`^${path}`));
    expect(isDrawn()).toBe(true);
    expect(alerts()).toEqual([]);
    const missed = provider.missed();
    expect(missed).toEqual([...new Set(missed)]);
  });
});
