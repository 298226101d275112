import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAbility, type Action } from '@core/access/ability';
import { providerFlags } from '@resources/areas';
import { formatListAddress, parseListAddress } from '@core/list/address';
import type { ListState } from '@core/list/list-state';
import { periodNames } from '@core/list/period';
import { searchText } from '@core/list/list-params';
import { filterConditions, listParams, readListRequest } from '@core/list/request';
import type { Filter } from '@core/resource/filter';
import { isBlank } from '@core/text/clean-text';
import { fileActionsOf, recordActionsOf } from '@core/resource/action';
import type { ListSpec, Resource } from '@core/resource/resource';
import { behaviorOf } from '@server/api/resources/behavior-of';
import { checkFigures } from './figure-checks';

const root = join(import.meta.dirname, '../..');
const inScope = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks the rules of every declaration that the compiler cannot check. */
const checkDeclaration = (resource: Resource, file: string): void => {
  it('is written in at most 100 lines', () => {
    expect(readFileSync(join(root, file), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(100);
  });

  it('has a name and path in kebab-case and fields in snake_case', () => {
    expect(resource.name).toMatch(inScope);
    expect(resource.path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
    for (const name of Object.keys(resource.fields)) expect(name).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  it('sets neverStale and finalDetails only on a resource that belongs to no client', () => {
    const { neverStale, finalDetails } = resource.api;
    if (neverStale || finalDetails) expect(resource.scope).not.toBe('client');
  });

  it('links a client’s name by a number that its rows include', () => {
    const numbers = Object.values(resource.fields).flatMap(({ client }) => client ?? []);
    for (const name of numbers)
      expect(resource.fields[name]).toMatchObject({ kind: expect.stringMatching(/^(id|number)$/) });
    expect(numbers.filter((name) => resource.fields[name]?.detailOnly)).toEqual([]);
  });

  it('bases its actions only on what the server knows about a record', () => {
    const { actions, operations } = resource;
    for (const [name, { inputs = {}, confirm }] of recordActionsOf(actions)) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(confirm === true && Object.keys(inputs).length > 0).toBe(false);
      expect(behaviorOf(resource).actions?.[name]).toBeTypeOf('function');
    }
    for (const name of fileActionsOf(actions)) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(behaviorOf(resource).actions?.[name]).toHaveProperty('file');
    }
    expect(operations.create?.when).toBeUndefined();
  });

  it('offers only filters that the server understands', () => {
    for (const [name, filter] of Object.entries(resource.list?.filters ?? {})) {
      if (filter.kind !== 'one-of') continue;
      for (const option of Object.values(filter.options)) {
        const sent = new URLSearchParams(option.send === undefined ? {} : { [filter.param]: option.send });
        expect(filterConditions({ filters: { [name]: filter } }, sent)).toEqual(
          option.where ? [option.where] : [],
        );
      }
    }
  });
};

const optionOf = (filter: Filter): fc.Arbitrary<string> => {
  if (filter.kind === 'one-of') return fc.constantFrom(...Object.keys(filter.options));
  if (filter.kind === 'span')
    return fc.constantFrom('2024-02', '2026-01-01..2026-12-31', '..2024-02-29', ...(filter.named ?? []));
  if (filter.kind === 'day') return fc.constantFrom('2024-02-29', '2026-12-31');
  if (filter.kind === 'record') return fc.integer({ min: 1, max: 2 ** 31 }).map(String);
  return filter.kind === 'period'
    ? fc.constantFrom(...periodNames(new Date()))
    : fc.string().filter((text) => !isBlank(text));
};

const stateOf = (list: ListSpec): fc.Arbitrary<ListState> =>
  fc
    .record({
      page: fc.nat(5000),
      sortBy: fc.constantFrom(...list.sortBy, list.defaultSort.by),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
      search: fc.string({ unit: 'grapheme', maxLength: 30 }),
      filters: fc.record(
        Object.fromEntries(Object.entries(list.filters).map(([name, filter]) => [name, optionOf(filter)])),
      ),
    })
    .map((state) =>
      list.paging === 'pages' && list.sortBy.length > 0
        ? state
        : {
            ...state,
            page: list.paging === 'pages' ? state.page : 0,
            sortBy: list.defaultSort.by,
            sortOrder: list.defaultSort.order,
          },
    );

/** Returns the order that the server uses: a filter option may set one. */
const orderOf = (list: ListSpec, { filters, sortBy: by, sortOrder: order }: ListState) => {
  const optionSorts = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter.kind === 'one-of' ? (filter.options[filters[name] ?? '']?.sort ?? []) : [],
  );
  const then = list.thenBy && list.paging !== 'all' ? [list.thenBy] : [];
  return { sort: [optionSorts[0] ?? { by, order }, ...then] };
};

/** Checks that the address holds the full state of a list, and that the request sends all of it to the server. */
const checkAddress = (list: ListSpec): void => {
  it('round-trips every list state through the address', () => {
    fc.assert(
      fc.property(stateOf(list), (state) => {
        expect(parseListAddress(list, formatListAddress(list, state))).toEqual(state);
      }),
    );
  });

  it('parses any address into a valid state without an error', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const state = parseListAddress(list, query);
        expect([...list.sortBy, list.defaultSort.by]).toContain(state.sortBy);
        expect(state.page).toBeGreaterThanOrEqual(0);
        expect(parseListAddress(list, formatListAddress(list, state))).toEqual(state);
      }),
    );
  });

  it('requests from the server what the address describes', () => {
    fc.assert(
      fc.property(stateOf(list), (state) => {
        const request = readListRequest(list, new URLSearchParams(listParams(list, state)));
        expect(request).toEqual({
          offset: state.page * 10,
          limit: list.paging === 'all' ? expect.any(Number) : 10,
          ...orderOf(list, state),
          search: searchText(searchText(state.search).replaceAll('\0', '')),
        });
      }),
    );
  });
};

const flagsOn = (flags: readonly string[]) => Object.fromEntries(flags.map((flag) => [flag, true]));
const allActions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

/** Checks that without any one of its permissions, or without its flag, an area allows nothing. */
const checkAccess = (resource: Resource): void => {
  const { flag } = resource.access;
  const needed = [
    ...resource.access.permissions,
    ...Object.values(resource.operations).flatMap(({ permissions }) => permissions),
  ];
  const flags = flagsOn([...providerFlags, ...(flag === undefined ? [] : [flag])]);

  it('is open, with all its operations, to users with all its permissions', () => {
    const ability = buildAbility([resource], { permissions: needed, flags });
    expect(ability.can('list', resource.name)).toBe(true);
    for (const operation of ['create', 'edit', 'delete'] as const)
      expect(ability.can(operation, resource.name)).toBe(operation in resource.operations);
  });

  it.each(resource.access.permissions)('is closed without %s', (missing) => {
    const permissions = needed.filter((permission) => permission !== missing);
    const ability = buildAbility([resource], { permissions, flags });
    expect(allActions.filter((action) => ability.can(action, resource.name))).toEqual([]);
    expect(ability.can('see', resource.name)).toBe(true);
  });

  if (flag === undefined) return;
  it('does not exist while its flag is off or unknown', () => {
    for (const off of [{}, { ...flags, [flag]: false }]) {
      const ability = buildAbility([resource], { permissions: needed, flags: off });
      expect(ability.can('see', resource.name)).toBe(false);
      expect(allActions.filter((action) => ability.can(action, resource.name))).toEqual([]);
    }
  });
};

export const describeDeclaration = (resource: Resource, file: string): void => {
  describe(`${resource.name}: declaration`, () => checkDeclaration(resource, file));
  describe(`${resource.name}: figures`, () => checkFigures(resource));
  describe(`${resource.name}: access`, () => checkAccess(resource));
  const { list } = resource;
  if (list) describe(`${resource.name}: address`, () => checkAddress(list));
};
