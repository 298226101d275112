import { beforeEach, describe, expect, it } from 'vitest';
import { areas } from '@resources';
import { providerFlags, providerPermissions } from '@resources/areas';
import { areaPath } from '@core/navigation/paths';
import type { OperationSpec, Page, Resource } from '@core/resource/resource';
import { alerts, openProvider } from '@tests/helpers/contract-only/open-provider';
import { wordsOf } from '@tests/helpers/render-resource';
import { sampleOf } from '@tests/helpers/scale';

const provider = openProvider();
beforeEach(() => provider.provide());

/** The token of such a server has only the specification's permissions. */
const isOffered = (operation: OperationSpec | undefined): boolean =>
  operation?.permissions.every((name) => providerPermissions.includes(name)) ?? false;

/** Returns the suffixes of an area's address that open its screens. */
const restsOf = (area: Page | Resource): string[] => {
  // Such a server has only the specification's flags.
  if (area.access.flag !== undefined && !providerFlags.includes(area.access.flag)) return [];
  if (area.kind === 'page') return area.redirect === undefined ? [''] : [];
  if (!area.list || area.api.optional === 'area') return [];
  const { detail, form, operations } = area;
  const suffixes = [
    ...(detail ? ['/1'] : []),
    ...(form && isOffered(operations.create) ? ['/new'] : []),
    ...(form && isOffered(operations.edit) ? ['/1/edit'] : []),
  ];
  // A record or form opens over the list, so the list is tested with them.
  return suffixes.length > 0 ? suffixes : [''];
};

const screens = areas.flatMap((area) =>
  restsOf(area).map((rest) => [areaPath(area, 7) + rest, area, rest] as const),
);

describe.each(sampleOf(screens, 8))('%s', (path, area, rest) => {
  it('opens without an error, and requests each missing endpoint at most once', async () => {
    const { address } = await provider.open(path, area.scope === 'agency' ? 'agency' : 'admin');
    await provider.settled();
    expect(address().startsWith(path)).toBe(true);
    expect(document.querySelector('h1')).toHaveTextContent(wordsOf(area).title);
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog !== null).toBe(rest !== '');
    // The form or view of a record, not a not-found message.
    if (rest !== '') expect(dialog?.querySelector('form, dl')).not.toBeNull();
    expect(alerts()).toEqual([]);
    const unknownCalls = provider.unknownCalls();
    expect(unknownCalls).toEqual([...new Set(unknownCalls)]);
  });
});
