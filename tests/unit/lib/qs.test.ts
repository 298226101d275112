import { createRequire } from 'node:module';
import fc from 'fast-check';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import ours from '@lib/qs';
import { aliases } from '@scripts/vite/aliases';

interface Query {
  readonly parse: (text: string, options?: object) => unknown;
  readonly stringify: (values: unknown, options?: object) => string;
}
/** The real qs, which Refine is published with: Node does not apply the alias. */
const real = createRequire(import.meta.url)('qs') as Query;

/** The options with which Refine writes addresses: `stringifyTableParams`, and the router provider's `go`. */
const written = { skipNulls: true, arrayFormat: 'indices', encode: false };
const routed = { addQueryPrefix: true, arrayFormat: 'indices', encode: false, encodeValuesOnly: true };

const leaf = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
const filter = fc.record({
  field: fc.string(),
  operator: fc.constantFrom('eq', 'contains', 'or'),
  value: leaf,
});
const table = fc.record({
  currentPage: fc.nat(),
  pageSize: fc.nat(),
  sorters: fc.array(fc.record({ field: fc.string(), order: fc.constantFrom('asc', 'desc') })),
  filters: fc.array(fc.oneof(filter, fc.record({ operator: fc.constant('or'), value: fc.array(filter) }))),
});

describe('the library that replaces qs', () => {
  it('is what an import of qs returns', async () => {
    const name = 'qs';
    expect(((await import(name)) as { default: unknown }).default).toBe(ours);
  });

  it.each(['serve', 'build'] as const)('is configured for Vite’s %s command', async (command) => {
    const { resolve } = await resolveConfig({ logLevel: 'silent' }, command);
    expect(resolve.alias).toContainEqual(expect.objectContaining({ find: 'qs', replacement: aliases.qs }));
  });

  it('writes what qs writes', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(written, routed, {}), (values, options) => {
        expect(ours.stringify(values, options as never)).toBe(real.stringify(values, options));
      }),
    );
  });

  it('reads what qs reads', () => {
    const flat = fc.string({
      unit: fc.constantFrom('a', '=', '&', '%', '.', '0', '?', '+', 'é', ';'),
      maxLength: 40,
    });
    const address = fc.oneof(
      table.map((values) => real.stringify(values, { addQueryPrefix: true })),
      flat,
    );
    fc.assert(
      fc.property(address, (text) => {
        const options = { ignoreQueryPrefix: true };
        expect(ours.parse(text, options)).toEqual(real.parse(text, options));
      }),
    );
  });

  it('accepts every address, with any brackets', () => {
    const unit = fc.constantFrom('a', '=', '&', '[', ']', '%', '5B', '0');
    fc.assert(fc.property(fc.string({ unit }), (text) => typeof ours.parse(text) === 'object'));
  });

  it('does not pollute prototypes', () => {
    const found = ours.parse('__proto__[polluted]=x&constructor[prototype][polluted]=y') as object;
    expect(Reflect.get(found, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
