import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import { areas, resources } from '@resources';
import { buildAbility, type Rights } from '@core/access/ability';
import { providerFlags, providerPermissions } from '@resources/areas';
import { optionalFilters } from '@core/resource/filter';
import { AccessProvider } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { RegistryContext } from '@lib/portal-context';
import { Cell, fetchCells } from '@ui/cells/cell';
import { type CellProps, type Row, RowsContext } from '@ui/cells/cell-kind';
import { ownCells } from '@ui/own-parts';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { anyJson, edgeNumber, showsInvalidValue, sized } from '@tests/helpers/arbitraries';
import { createWords } from '@tests/helpers/words';

const cellFiles = import.meta.glob<ComponentType<CellProps>>('../../../resources/*/ui/*.cell.tsx', {
  import: 'default',
});
beforeAll(() => {
  ownCells.set(cellFiles);
  return Promise.all([createWords(), ...resources.map(({ fields }) => fetchCells(fields))]);
});

const flags = Object.fromEntries([...providerFlags, optionalFilters].map((flag) => [flag, true]));
const rights: Rights = { permissions: providerPermissions, flags };
const ability = buildAbility(areas, rights);

const listed = resources.filter(({ list, detail }) => list ?? detail);
type Listed = (typeof listed)[number];

const RenderedFields = ({ resource, row }: { readonly resource: Listed; readonly row: Row }) => {
  const words = useWords(resource);
  return (
    <RowsContext value={[row]}>
      {Object.entries(resource.fields).map(([name, field]) => (
        <div key={name} data-name={name}>
          <Cell name={name} field={field} value={row[name]} row={row} words={words} />
        </div>
      ))}
    </RowsContext>
  );
};

/** A record whose fields have any values that a response can contain. */
const rowOf = ({ fields }: Listed): fc.Arbitrary<Row> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [
        name,
        kind === 'trend'
          ? fc.oneof(anyJson, fc.array(fc.oneof(edgeNumber, anyJson), { maxLength: 13 }))
          : anyJson,
      ]),
    ),
    { requiredKeys: [] },
  );

/** The address of a list of the portal. */
const ownAddress = /^\/(clients\/\d+|evoove)\/[a-z/-]+(\?[\w=&%+.*-]*)?$/;

/** Checks that values are rendered as text: no scripts or event handlers; links and pictures only by https or in the portal. */
const expectHarmless = (root: HTMLElement) => {
  for (const element of root.querySelectorAll('*')) {
    expect(['SPAN', 'DIV', 'IMG', 'A', 'svg', 'path', 'polyline', 'circle']).toContain(element.tagName);
    for (const { name, value } of Array.from(element.attributes)) {
      expect(name).not.toMatch(/^on/i);
      if (name === 'src' || name === 'href')
        expect(value).toMatch(element.classList.contains('count-link') ? ownAddress : /^https:\/\//);
      if (name !== 'title') expect(value).not.toMatch(/NaN|undefined|Infinity|\[object|function/);
    }
  }
};

describe.each(listed.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('renders every field of any record as safe and meaningful text', () => {
    const elementFor = (row: Row) => (
      <MemoryRouter>
        <RegistryContext value={areas}>
          <AccessProvider ability={ability} rights={rights}>
            <PortalThemeProvider>
              <RenderedFields resource={resource} row={row} />
            </PortalThemeProvider>
          </AccessProvider>
        </RegistryContext>
      </MemoryRouter>
    );
    const { container, rerender } = render(elementFor({}));
    fc.assert(
      fc.property(rowOf(resource), (row) => {
        rerender(elementFor(row));
        expectHarmless(container);
        for (const [name, field] of Object.entries(resource.fields)) {
          const text = container.querySelector(`[data-name="${name}"]`)?.textContent ?? '';
          const given = row[name];
          // A trend is drawn as a chart. It has text only when there is a year of values.
          if (field.kind !== 'trend') expect(text).not.toBe('');
          expect([name, given, showsInvalidValue(text, given)]).toEqual([name, given, false]);
          // A text without a translation is shown unchanged.
          if (field.kind === 'text' && typeof given === 'string' && /[<{]/.test(given))
            expect(text).toBe(given);
        }
      }),
      sized(6, 300),
    );
  });
});
