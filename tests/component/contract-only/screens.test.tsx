import { beforeEach, describe, expect, it } from 'vitest';
import { areas } from '@resources';
import { knownPermissions } from '@core/access/names';
import { areaPath } from '@core/navigation/paths';
import type { OperationSpec, Page, Resource } from '@core/resource/resource';
import { alerts, openProvider } from '@tests/helpers/contract-only/open-provider';
import { wordsOf } from '@tests/helpers/render-resource';

const provider = openProvider();
beforeEach(() => provider.provide());

/** The token of such a server has the specification's permissions alone. */
const isOffered = (operation: OperationSpec | undefined): boolean =>
  operation?.permissions.every((name) => knownPermissions.includes(name)) ?? false;

/** What follows an area's address on its screens. */
const restsOf = (area: Page | Resource): string[] => {
  if (area.kind === 'page') return area.redirect === undefined ? [''] : [];
  if (!area.list || area.api.optional === 'area') return [];
  const { detail, form, operations } = area;
  const below = [
    ...(detail ? ['/1'] : []),
    ...(form && isOffered(operations.create) ? ['/new'] : []),
    ...(form && isOffered(operations.edit) ? ['/1/edit'] : []),
  ];
  // A record and a form open over the list, which is then seen with them.
  return below.length > 0 ? below : [''];
};

const screens = areas.flatMap((area) =>
  restsOf(area).map((rest) => [areaPath(area, 7) + rest, area, rest] as const),
);

describe.each(screens)('%s', (path, area, rest) => {
  it('opens without an error, and asks once at most for what the server does not have', async () => {
    const { address } = await provider.open(path, area.scope === 'agency' ? 'agency' : 'admin');
    await provider.settled();
    expect(address().startsWith(path)).toBe(true);
    expect(document.querySelector('h1')).toHaveTextContent(wordsOf(area).title);
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog !== null).toBe(rest !== '');
    // A record's form or view, and not that there is none.
    if (rest !== '') expect(dialog?.querySelector('form, dl')).not.toBeNull();
    expect(alerts()).toEqual([]);
    const missed = provider.missed();
    expect(missed).toEqual([...new Set(missed)]);
  });
});
