import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAbility, type Action } from '@core/access/ability';
import { testedRecordInputs } from '@core/form/form-for';
import { knownFlags } from '@core/access/names';
import { formatListAddress, parseListAddress } from '@core/list/address';
import type { ListState } from '@core/list/list-state';
import { periodNames } from '@core/list/period';
import { searchText } from '@core/list/list-params';
import { filterConditions, listParams, readListRequest } from '@core/list/request';
import type { Filter } from '@core/resource/filter';
import { isBlank } from '@core/text/clean-text';
import { conditionsOf, fileActionsOf, isSetAction, recordActionsOf } from '@core/resource/row-action';
import type { ListSpec, Resource } from '@core/resource/resource';
import { behaviorOf } from '@server/api/resources/behavior-of';
import { checkFigures } from './figure-checks';
import { checkInputs } from './input-checks';

const root = join(import.meta.dirname, '../..');
const inScope = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const fieldsOfFilter = (filter: Filter): readonly string[] =>
  filter.kind === 'one-of'
    ? Object.values(filter.options).flatMap(({ where = [], sort }) => [
        ...where.map(({ field }) => field),
        ...(sort ? [sort.by] : []),
      ])
    : [filter.field];

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

  it('refers only to fields and inputs that exist', () => {
    const fields = Object.keys(resource.fields);
    const { list, form, detail } = resource;
    expect(fields).toContain(resource.idField);
    expect(fields).toContain(resource.representation);
    for (const name of resource.tellApart ?? [])
      expect(resource.fields[name]?.detailOnly ?? false).toBe(false);
    // Every response about a record includes its id.
    expect(resource.fields[resource.idField]?.onlyFor).toBeUndefined();
    const { chip, meta = [], fields: shown = [] } = list?.card ?? {};
    const used = [
      ...(list ? [...list.columns, ...list.sortBy, ...list.search, list.defaultSort.by] : []),
      ...Object.values(detail?.sections ?? {}).flat(),
      ...Object.keys(list?.totals ?? {}),
      ...Object.keys(list?.kpis?.totals ?? {}),
      ...Object.values(list?.columnsBy?.columns ?? {}).flat(),
      ...(list?.chart ? [list.chart.by, ...list.chart.series] : []),
      ...Object.values(list?.filters ?? {}).flatMap(fieldsOfFilter),
      ...(resource.rows ?? []).flatMap(({ where }) => where.map(({ field }) => field)),
      ...(chip === undefined ? [] : [chip]),
      ...(resource.tellApart ?? []),
      ...meta,
      ...shown,
    ];
    expect(used.filter((name) => !fields.includes(name))).toEqual([]);
    const inputs = Object.keys(form?.inputs ?? {});
    expect(
      [...(form?.rows ?? []).flat(), ...Object.keys(form?.fill?.into ?? {})].filter(
        (name) => !inputs.includes(name),
      ),
    ).toEqual([]);
  });

  it('links a client’s name by a number that its rows include', () => {
    const numbers = Object.values(resource.fields).flatMap(({ client }) => client ?? []);
    for (const name of numbers)
      expect(resource.fields[name]).toMatchObject({ kind: expect.stringMatching(/^(id|number)$/) });
    expect(numbers.filter((name) => resource.fields[name]?.detailOnly)).toEqual([]);
  });

  it('has a form if it can be created or edited', () => {
    const { create, edit } = resource.operations;
    if (create ?? edit) expect(resource.form).toBeDefined();
  });

  it('has inputs for each of its operations, and none for an operation that it lacks', () => {
    const { form, operations } = resource;
    for (const operation of ['create', 'edit'] as const) {
      const isIdle = operations[operation] === undefined;
      const inputs = Object.values(form?.inputs ?? {});
      if (isIdle) expect(inputs.filter(({ on }) => on === operation)).toEqual([]);
      else expect(inputs.some(({ on = operation }) => on === operation)).toBe(true);
    }
  });

  it('shows every column under at least one option, and no other columns', () => {
    const { columns = [], columnsBy, filters = {} } = resource.list ?? {};
    if (!columnsBy) return;
    const filter = filters[columnsBy.filter];
    expect(filter?.kind).toBe('one-of');
    if (filter?.kind !== 'one-of') return;
    expect(filter.default).toBeDefined();
    expect(Object.keys(columnsBy.columns).sort()).toEqual(Object.keys(filter.options).sort());
    expect(new Set(Object.values(columnsBy.columns).flat())).toEqual(new Set(columns));
    for (const chosen of Object.values(columnsBy.columns)) expect(chosen[0]).toBe(columns[0]);
  });

  it('sets with a row action only what its edit form can change', () => {
    const actions = Object.values(resource.rowActions ?? {}).filter(isSetAction);
    if (actions.length > 0) expect(resource.operations).toHaveProperty('edit');
    for (const { when, set } of actions) {
      for (const { field } of conditionsOf(when)) expect(Object.keys(resource.fields)).toContain(field);
      for (const [name, value] of Object.entries(set)) {
        const input = resource.form?.inputs[name];
        expect(input).toBeDefined();
        expect(input?.on).not.toBe('create');
        if (input?.kind === 'choice') expect(input.values).toContain(value);
      }
    }
  });

  it('makes an input depend only on other inputs of its form', () => {
    const inputs = resource.form?.inputs ?? {};
    for (const { when, ...input } of Object.values(inputs)) {
      if ('client' in input) expect(inputs).toHaveProperty(input.client);
      if (!when) continue;
      expect(inputs[when.input]).toBeDefined();
      expect(inputs[when.input]?.when).toBeUndefined();
      expect(inputs[when.input]?.kind === 'record').toBe(when.field !== undefined);
    }
    expect(testedRecordInputs(inputs).length).toBeLessThanOrEqual(1);
  });

  it('bases its actions only on what the server knows about a record', () => {
    const { rowActions, operations, fields, form } = resource;
    for (const [name, { when = [], inputs = {}, confirm }] of recordActionsOf(rowActions)) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const { field } of conditionsOf(when)) expect(Object.keys(fields)).toContain(field);
      expect(confirm === true && Object.keys(inputs).length > 0).toBe(false);
      expect(behaviorOf(resource).actions?.[name]).toBeTypeOf('function');
    }
    for (const name of fileActionsOf(rowActions)) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const { field } of conditionsOf(rowActions?.[name]?.when ?? []))
        expect(Object.keys(fields)).toContain(field);
      expect(behaviorOf(resource).actions?.[name]).toHaveProperty('file');
    }
    expect(operations.create?.when).toBeUndefined();
    for (const { when = [] } of Object.values(operations))
      for (const { field } of conditionsOf(when)) expect(Object.keys(fields)).toContain(field);
    for (const name of Object.keys(form?.inputs ?? {})) expect(fields[name]?.computed ?? false).toBe(false);
  });

  it('does not search or filter by computed fields', () => {
    const { list, fields } = resource;
    const computed = Object.keys(fields).filter((name) => fields[name]?.computed);
    const filtered = Object.values(list?.filters ?? {}).flatMap(fieldsOfFilter);
    const used = [...(list?.search ?? []), ...filtered];
    expect(used.filter((name) => computed.includes(name))).toEqual([]);
  });

  it('is never searched by a secret field', () => {
    const { find, fields, list } = resource;
    for (const name of list?.search ?? []) expect([name, fields[name]?.secret]).toEqual([name, undefined]);
    if (!find) return;
    expect(list?.search).not.toEqual([]);
    if (find.newest !== undefined) expect(fields[find.newest]?.computed).toBeUndefined();
    // These fields are shown for each record found.
    for (const name of resource.tellApart ?? []) expect(fields[name]?.secret).toBeUndefined();
  });

  it('offers only filters that the server understands', () => {
    for (const [name, filter] of Object.entries(resource.list?.filters ?? {})) {
      if (filter.kind !== 'one-of') continue;
      if (filter.display === 'pills') expect(filter.default).toBeDefined();
      if (filter.default !== undefined) expect(Object.keys(filter.options)).toContain(filter.default);
      if (filter.unset !== undefined) expect(Object.keys(filter.options)).toContain(filter.unset);
      for (const option of Object.values(filter.options)) {
        const sent = new URLSearchParams(option.send === undefined ? {} : { [filter.param]: option.send });
        expect(filterConditions({ filters: { [name]: filter } }, sent)).toEqual(option.where ?? []);
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
  const flags = flagsOn([...knownFlags, ...(flag === undefined ? [] : [flag])]);

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
  describe(`${resource.name}: inputs`, () => checkInputs(resource));
  describe(`${resource.name}: figures`, () => checkFigures(resource));
  describe(`${resource.name}: access`, () => checkAccess(resource));
  const { list } = resource;
  if (list) describe(`${resource.name}: address`, () => checkAddress(list));
};
