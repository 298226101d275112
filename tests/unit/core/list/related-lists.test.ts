import { describe, expect, test } from 'vitest';
import { mistakesIn } from '@core/declaration/mistakes';
import { formatListAddress, parseListAddress } from '@core/list/address';
import { criteriaOf } from '@core/list/criteria';
import { relatedListsOf, relatedResource } from '@core/list/related-lists';
import { openRelated, relatedQuery, withOpenRelated, withRelatedQuery } from '@core/list/related-query';
import type { RecordSpec } from '@core/resource/related';
import type { Resource } from '@core/resource/resource';
import { resources } from '@resources';
import vehicles from '@tests/fixtures/vehicles/vehicles';

const [locations, workers] = ['locations', 'workers'].map((name) =>
  resources.find((one) => one.name === name),
) as [Resource, Resource];
const trucks: Resource = { ...vehicles, name: 'trucks', path: 'trucks' };
const withRelated = (related: RecordSpec['related']): Resource => ({
  ...locations,
  record: related ? { related } : {},
});
const namesOf = (related: RecordSpec['related'], others: readonly Resource[] = [workers, trucks, vehicles]) =>
  relatedListsOf(withRelated(related), others).map(({ resource }) => resource.name);

describe('the related lists of a resource', () => {
  test('are those of the resources that have a relation to it', () => {
    expect(namesOf(undefined)).toEqual(['trucks', 'vehicles']);
    expect(relatedListsOf(workers, [vehicles])).toEqual([]);
  });

  test('are left out and arranged by the declaration', () => {
    expect(namesOf({ trucks: false })).toEqual(['vehicles']);
    expect(namesOf({ vehicles: {} })).toEqual(['vehicles', 'trucks']);
  });

  test('need the same scope, a list, and a filter that the caller has', () => {
    const { list: _, ...lookup } = vehicles;
    expect(namesOf(undefined, [{ ...vehicles, scope: 'global' }])).toEqual([]);
    expect(namesOf(undefined, [lookup])).toEqual([]);
    expect(namesOf(undefined, [{ ...vehicles, list: { ...vehicles.list!, filters: {} } }])).toEqual([]);
  });

  test('use the relation that the declaration names', () => {
    const depot = {
      ...vehicles.fields.worksite,
      relation: { ...vehicles.fields.worksite.relation, key: 'depot_id' },
    };
    const filters = {
      ...vehicles.list!.filters,
      depot: { kind: 'record', param: 'depot_id', field: 'depot_id', resource: 'locations' },
    } as const;
    const both: Resource = {
      ...vehicles,
      fields: { ...vehicles.fields, depot },
      list: { ...vehicles.list!, filters },
    };
    const [first] = relatedListsOf(withRelated({}), [both]);
    const [named] = relatedListsOf(withRelated({ vehicles: { by: 'depot' } }), [both]);
    expect([first?.filter, named?.filter]).toEqual(['worksite', 'depot']);
  });
});

describe('the list of one record', () => {
  const listOf = (spec: RecordSpec['related'] = {}) =>
    relatedResource(relatedListsOf(withRelated(spec), [vehicles])[0]!, '12');

  test('asks for the records that refer to it, and for all of them', () => {
    const { list } = listOf();
    const state = parseListAddress(list, 'worksite=3&status=Repair&search=x&page=2');
    expect(criteriaOf(list, state)).toEqual({
      pagination: { mode: 'server', currentPage: 3, pageSize: 10 },
      sorters: [{ field: 'plate', order: 'asc' }],
      filters: [
        { field: 'search', operator: 'contains', value: 'x' },
        { field: 'worksite_id', operator: 'eq', value: '12' },
      ],
    });
    expect(formatListAddress(list, state)).toBe('?page=2&search=x');
  });

  test('has the columns and the card of the list, without the relation', () => {
    const { list } = listOf();
    expect(list.columns).toEqual(['plate', 'vehicle_status', 'bought_on']);
    expect(list.sortBy).toEqual(['plate', 'bought_on']);
    expect(list.card).toEqual({ chip: 'vehicle_status', meta: [], fields: ['bought_on'] });
  });

  test('has the columns and the order of the declaration', () => {
    const { list } = listOf({
      vehicles: { columns: ['plate', 'bought_on'], sort: { by: 'bought_on', order: 'desc' } },
    });
    expect(list).toMatchObject({
      columns: ['plate', 'bought_on'],
      defaultSort: { by: 'bought_on', order: 'desc' },
      card: { meta: [], fields: ['bought_on'] },
    });
  });

  test('offers only to add, and only if the declaration says so', () => {
    expect(listOf().operations).toEqual({});
    expect(listOf({ vehicles: { create: true } }).operations).toEqual({ create: { permissions: [] } });
  });

  test('keeps the option that excludes nothing, where the call needs one', () => {
    const options = {
      Met: { send: 'true', where: { field: 'plate', op: 'ne', value: '' } },
      All: { send: 'null' },
    };
    const filters = { ...vehicles.list!.filters, cutoff: { kind: 'one-of', param: 'cutoff', options } };
    const child = { ...vehicles, list: { ...vehicles.list!, filters } } as Resource;
    const { list } = relatedResource(relatedListsOf(locations, [child])[0]!, '12');
    expect(criteriaOf(list, parseListAddress(list, 'cutoff=Met')).filters).toContainEqual({
      field: 'cutoff',
      operator: 'eq',
      value: 'null',
    });
  });
});

test('the state of a related list is a part of the address of its record', () => {
  const query = '?page=1&vehicles.page=2&vehicles.search=a%20b&trucks.page=1';
  expect(relatedQuery(query, 'vehicles')).toBe('page=2&search=a+b');
  expect(withRelatedQuery(query, 'vehicles', '?page=3')).toBe('?page=1&trucks.page=1&vehicles.page=3');
  expect(withRelatedQuery('?vehicles.page=2', 'vehicles', '')).toBe('');
  const lists = relatedListsOf(locations, [vehicles, trucks]);
  expect(openRelated(withOpenRelated(query, 'trucks'), lists)?.resource.name).toBe('trucks');
  expect(openRelated(query, lists)?.resource.name).toBe('vehicles');
});

describe('a mistake in related lists is named', () => {
  const messagesOf = (related: RecordSpec['related'], changes: Partial<Resource> = {}) => {
    const others = resources.filter((one) => one !== locations);
    return mistakesIn([...others, vehicles, { ...withRelated(related), ...changes }]).map(
      ({ message }) => message,
    );
  };

  test('none in a list that fits', () => {
    const spec = { by: 'worksite', create: true, columns: ['plate'], sort: { by: 'bought_on' } } as const;
    expect(messagesOf({ vehicles: spec })).toEqual([]);
    expect(messagesOf({ vehicles: false })).toEqual([]);
  });

  test.each<[RecordSpec['related'], string]>([
    [{ vehicle: {} }, 'record.related names the resource "vehicle", which does not exist.'],
    [
      { workers: {} },
      `record.related.workers needs a relation: "workers" has no field.belongsTo('locations') and the same scope.`,
    ],
    [
      { vehicles: { by: 'depot' } },
      'record.related.vehicles.by names the relation "depot", which does not exist. Possible: worksite.',
    ],
    [{ vehicles: { columns: ['plat'] } }, 'record.related.vehicles.columns names the field "plat"'],
    [
      { vehicles: { sort: { by: 'vehicle_status' } } },
      'record.related.vehicles.sort names the order "vehicle_status", which does not exist. Possible: plate, worksite, bought_on.',
    ],
  ])('%j', (related, message) => {
    expect(messagesOf(related).join('\n')).toContain(message);
  });

  test('records that do not open', () => {
    const { detail: _, ...closed } = withRelated({ vehicles: {} });
    const others = resources.filter((one) => one !== locations);
    expect(mistakesIn([...others, vehicles, closed]).map(({ message }) => message)).toContain(
      'record.related needs records that open.',
    );
  });
});
