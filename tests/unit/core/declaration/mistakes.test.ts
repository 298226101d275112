import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import type { Permission } from '@core/access/names';
import type { FormInput } from '@core/form/form';
import { mistakesIn, requireNoMistakes } from '@core/declaration/mistakes';
import { definePage, type Resource } from '@core/resource/resource';
import trailers from '@tests/fixtures/trailers/trailers';

type Spec<Part extends 'list' | 'form'> = Partial<NonNullable<Resource[Part]>>;

/** Returns the messages about a declaration. The compiler does not run in the development server. */
const messagesOf = (changes: object): readonly string[] =>
  mistakesIn([...areas, { ...trailers, ...changes }]).map(({ message }) => message);
const list = (changes: Spec<'list'>) => ({ list: { ...trailers.list!, ...changes } });
const form = (changes: Spec<'form'>) => ({ form: { ...trailers.form!, ...changes } });
const fields = (changes: object) => ({ fields: { ...trailers.fields, ...changes } });
const where = { field: 'plat', op: 'eq', value: 'x' } as const;
const own = 'Possible: id, plate, location_name, trailer_status, bought_on, price.';

test('a list cannot be sorted by a long text', () => {
  const remarks = { ...fields({ plate: { kind: 'long-text' } }), form: undefined };
  expect(messagesOf(remarks)).toContain('list.sortBy names "plate", which is a long text.');
});

describe('parts in files', () => {
  const files = [
    'resources/trailers/ui/gauge.cell.tsx',
    'resources/trailers/ui/stars.input.tsx',
    'resources/yard/ui/page.tsx',
  ];
  const messagesWith = (area: object) =>
    mistakesIn([{ ...trailers, ...area }], files).map(({ message }) => message);
  const yard = definePage({ name: 'yard', path: 'yard', scope: 'global', access: { permissions: [] } });

  test('a cell without a file is named with the possible ones', () => {
    expect(messagesWith(fields({ plate: { kind: 'text', cell: 'guage' } }))).toContain(
      'fields.plate names the cell "guage", which does not exist. Possible: gauge.',
    );
    expect(messagesWith(fields({ plate: { kind: 'text', cell: 'gauge' } })).join()).not.toContain('cell');
  });

  test('an own input without a file, or of a kind in which nothing is typed', () => {
    const messagesOfInput = (plate: FormInput) => messagesWith(form({ inputs: { plate } }));
    expect(messagesOfInput({ kind: 'text', input: 'gauge' })).toContain(
      'form.inputs.plate names the input "gauge", which does not exist. Possible: stars.',
    );
    expect(messagesOfInput({ kind: 'text', input: 'stars' }).join()).not.toContain('input "');
    expect(messagesOfInput({ kind: 'boolean', input: 'stars' })).toContain(
      'form.inputs.plate has an own input, but nothing is typed in the kind "boolean".',
    );
  });

  test('a page without a component is told which file to write', () => {
    expect(mistakesIn([yard], files)).toEqual([]);
    expect(mistakesIn([{ ...yard, redirect: 'yard/list' }], [])).toEqual([]);
    expect(mistakesIn([yard], []).map(({ message }) => message)).toEqual([
      'the page has no component. Write resources/yard/ui/page.tsx.',
    ]);
  });
});

test('a declaration without a mistake has no message', () => {
  expect(messagesOf({})).toEqual([]);
});

describe('a field that does not exist is named with its place and the possible ones', () => {
  test.each<[string, object]>([
    ['list.columns', list({ columns: ['plate', 'plat'] })],
    ['list.sortBy', list({ sortBy: ['plat'] })],
    ['list.search', list({ search: ['plat'] })],
    ['list.defaultSort', list({ defaultSort: { by: 'plat', order: 'asc' } })],
    ['list.filters.due', list({ filters: { due: { kind: 'free', param: 'due', field: 'plat' } } })],
    [
      'list.filters.due',
      list({ filters: { due: { kind: 'one-of', param: 'due', options: { On: { where } } } } }),
    ],
    ['list.card', list({ card: { meta: ['plat'], fields: [] } })],
    ['representation', { representation: 'plat' }],
    ['detail.sections.all', { detail: { sections: { all: ['plat'] } } }],
    ['rows', { rows: [{ where }] }],
    ['operations.create.when', { operations: { create: { permissions: [], when: where } } }],
    ['fields.owner', fields({ owner: { kind: 'text', client: 'plat' } })],
  ])('in %s', (place, changes) => {
    const [message] = messagesOf(changes);
    expect(message).toContain(`${place} names the field "plat", which does not exist. Possible: id, plate,`);
  });

  test('once, however often it is named', () => {
    expect(messagesOf(list({ columns: ['plate', 'plat'], search: ['plat'] }))).toEqual([
      `list.columns names the field "plat", which does not exist. ${own}`,
    ]);
  });
});

const rule = (must: object, at = 'plate') => form({ rules: { own: { at, must: must as never } } });

describe('a condition tests what a field has', () => {
  test.each<[string, object, string]>([
    [
      'its operators',
      { rows: [{ where: { any: [{ field: 'plate', op: 'lt', value: 'x' }] } }] },
      'rows tests "plate" with "lt". Possible: eq, ne, in, contains, starts, empty.',
    ],
    [
      'its values',
      {
        operations: { edit: { permissions: [], when: { field: 'trailer_status', op: 'eq', value: 'Lent' } } },
      },
      'operations.edit.when compares "trailer_status" with "Lent". Possible: In use, In repair, Sold, null, a field',
    ],
    [
      'values of its kind',
      list({
        filters: {
          due: {
            kind: 'one-of',
            param: 'due',
            options: { On: { where: { not: { field: 'price', op: 'between', value: [1, '2'] } } } },
          },
        },
      }),
      'list.filters.due compares "price" with "2". Possible: a number, { caller: "id" }, { client: true }, a field',
    ],
    [
      'days as days',
      { rows: [{ where: { field: 'bought_on', op: 'lt', value: '1/2/2026' } }] },
      'rows compares "bought_on" with "1/2/2026". Possible: a day (yyyy-MM-dd), { today: true }, a field',
    ],
    [
      'null for equality only',
      { rows: [{ where: { field: 'bought_on', op: 'lt', value: null } }] },
      'rows compares "bought_on" with null.',
    ],
    [
      'fields of its kind',
      { rows: [{ where: { field: 'bought_on', op: 'lt', value: { field: 'price' } } }] },
      'rows compares "bought_on" with the field "price".',
    ],
    [
      'fields that exist',
      { rows: [{ where: { field: 'price', op: 'lt', value: { field: 'cost' } } }] },
      'rows names the field "cost", which does not exist.',
    ],
    [
      'the caller as a number',
      { rows: [{ where: { field: 'plate', op: 'eq', value: { caller: 'id' } } }] },
      'rows compares "plate" with {"caller":"id"}.',
    ],
    [
      'no open client for rows',
      { rows: [{ where: { field: 'id', op: 'eq', value: { client: true } } }] },
      'rows compare with the open client',
    ],
    [
      'no caller for a rule between fields',
      rule({ field: 'id', op: 'eq', value: { caller: 'id' } }),
      'rules.own.must depends on who saves the record.',
    ],
    ['an input for its error', rule({ all: [] }, 'price'), 'rules.own.at names the input "price"'],
    [
      'computed fields in no row rule',
      {
        ...fields({ plate: { kind: 'text', computed: true } }),
        rows: [{ where: { field: 'plate', op: 'eq', value: 'x' } }],
      },
      'rows names "plate", which is computed',
    ],
    [
      'inputs by their kind',
      form({
        inputs: {
          plate: { kind: 'text', max: 12, requiredWhen: { field: 'price', op: 'contains', value: '1' } },
          price: { kind: 'money' },
        },
      }),
      'form.inputs.plate.requiredWhen tests "price" with "contains". Possible: eq, ne, lt,',
    ],
    [
      'fields of chosen records',
      form({
        inputs: {
          plate: { kind: 'text', max: 12, when: { field: 'role.size', op: 'eq', value: 1 } },
          role: { kind: 'record', resource: 'roles' },
        },
      }),
      'form.inputs.plate.when names the field "size", which does not exist.',
    ],
    [
      'fields of inputs that choose a record',
      form({
        inputs: { plate: { kind: 'text', max: 12, when: { field: 'plate.size', op: 'eq', value: 1 } } },
      }),
      'form.inputs.plate.when tests a field of "plate", which chooses no record.',
    ],
  ])('%s', (_, changes, message) => {
    expect(messagesOf(changes)).toContainEqual(expect.stringContaining(message));
  });
});

describe('what fields cannot be used for', () => {
  const computed = { kind: 'text', computed: true };
  test.each<[string, object, string]>([
    [
      'searched when computed',
      { ...fields({ plate: computed }) },
      'list.search names "plate", which is computed',
    ],
    [
      'searched when secret',
      fields({ plate: { kind: 'text', secret: true } }),
      'list.search names "plate", which is secret.',
    ],
    [
      'written when computed',
      fields({ plate: computed }),
      'form.inputs.plate writes a field that is computed.',
    ],
    [
      'named version',
      fields({ version: { kind: 'number' } }),
      'fields.version has a reserved name: it is the',
    ],
    [
      'written when no input does',
      fields({ bought_on: { kind: 'date', writableFor: ['eip_menu_workers'] } }),
      'fields.bought_on has "writableFor", but no input',
    ],
    ['hidden when it is the id', fields({ id: { kind: 'id', onlyFor: [] } }), 'fields.id has "onlyFor"'],
  ])('%s', (_, changes, message) => {
    expect(messagesOf(changes)).toContainEqual(expect.stringContaining(message));
  });
});

describe('filters', () => {
  const wanted = { kind: 'free', field: 'plate' } as const;
  test.each([
    [{ order: { ...wanted, param: 'plate' } }, 'list.filters.order uses the name "order"'],
    [{ plate: { ...wanted, param: 'format' } }, 'list.filters.plate uses the name "format"'],
  ])('have no name that lists use: %j', (filters, message) => {
    expect(messagesOf(list({ filters }))).toContainEqual(expect.stringContaining(message));
  });
});

describe('forms', () => {
  const chosen = { kind: 'record', resource: 'lokations' } as const;
  test.each<[string, object, string]>([
    [
      'an unknown resource',
      form({ inputs: { place_id: chosen } }),
      'form.inputs.place_id.resource names the resource "lokations"',
    ],
    [
      'an unknown input in a row',
      form({ rows: [['plate', 'colour']] }),
      'form.rows names the input "colour"',
    ],
    [
      'an operation without a form',
      { form: undefined },
      'operations.create needs a form with inputs for it.',
    ],
    [
      'an input of an operation that is none',
      form({
        inputs: {
          ...trailers.form!.inputs,
          price: { kind: 'money', from: 0, to: 9, optional: true, on: 'edit' },
        },
      }),
      'form.inputs.price is for "edit", which is no operation here.',
    ],
    [
      'an optional input of a field that cannot be null',
      {
        ...fields({ bought_on: { kind: 'date' } }),
        ...form({ inputs: { bought_on: { kind: 'date', optional: true } } }),
      },
      'form.inputs.bought_on is optional, but the field is not "nullable".',
    ],
    [
      'an input of another kind than its field',
      form({ inputs: { plate: { kind: 'date' } } }),
      'form.inputs.plate is of kind "date", but the field is of kind "text".',
    ],
    [
      'a condition on an input that does not exist',
      form({
        inputs: { plate: { kind: 'text', max: 12, when: { field: 'colour', op: 'eq', value: true } } },
      }),
      'form.inputs.plate.when names the input "colour"',
    ],
    [
      'an action that sets what cannot be edited',
      { actions: { sell: { when: { all: [] }, set: { price: 1 } } } },
      'actions.sell.set changes records, which needs the operation "edit".',
    ],
    [
      'an action on what does not exist',
      { actions: { sell: { on: 'recrods' } } },
      'actions.sell.on names the place "recrods", which does not exist. Possible: record, records.',
    ],
    [
      'an action on records that no list can select',
      { list: undefined, actions: { sell: { on: 'records' } } },
      'actions.sell.on: records are selected in a list',
    ],
    [
      'a file about many records',
      { actions: { sheet: { file: true, on: 'records' } } },
      'actions.sheet.on: a file is about one record.',
    ],
    ['a job for one record', { actions: { sell: { job: true } } }, "actions.sell.job needs on: 'records'."],
    [
      'an action with the name of an operation',
      { actions: { delete: {} } },
      'actions.delete has a reserved name: it is an operation.',
    ],
    [
      'an input with a name of the call',
      { actions: { sell: { on: 'records', inputs: { ids: { kind: 'text', max: 9 } } } } },
      'actions.sell.inputs.ids has a reserved name',
    ],
    [
      'an action that asks for a value that depends on another',
      {
        ...form({
          inputs: {
            plate: { kind: 'text', max: 12 },
            price: { kind: 'money', when: { field: 'plate', op: 'eq', value: 'A' } },
          },
        }),
        operations: { edit: { permissions: [] } },
        actions: { sell: { when: { all: [] }, set: { price: { ask: true } } } },
      },
      'actions.sell.set asks for "price", which depends on "plate". Ask for both, or for neither.',
    ],
  ])('%s', (_, changes, message) => {
    expect(messagesOf(changes)).toContainEqual(expect.stringContaining(message));
  });
});

describe('permissions', () => {
  const misspelt = 'eip_menu_workrs' as Permission;
  test.each<[string, object]>([
    ['access', { access: { permissions: [misspelt] } }],
    ['operations.create', { operations: { create: { permissions: [misspelt] } } }],
    ['fields.plate.writableFor', fields({ plate: { kind: 'text', writableFor: [misspelt] } })],
    ['fields.price.onlyFor', fields({ price: { kind: 'money', onlyFor: [misspelt] } })],
    ['rows', { rows: [{ where: { all: [] }, exceptFor: [misspelt] }] }],
  ])('a misspelt one in %s', (place, changes) => {
    expect(messagesOf(changes)).toContainEqual(
      expect.stringContaining(
        `${place} names the permission "eip_menu_workrs", which does not exist. Write newPermission(`,
      ),
    );
  });
});

describe('areas together', () => {
  test('two resources of one name', () => {
    expect(messagesOf({ name: 'workers' })).toContain('the name "workers" is used twice. Names must differ.');
  });

  test('two screens with one address', () => {
    expect(messagesOf({ path: 'employees' })).toContainEqual(expect.stringContaining('Paths must differ.'));
  });

  test('a second resource with the clients', () => {
    expect(messagesOf({ tenant: true })).toContain('"tenant" is set, but "clients" has the clients.');
  });
});

test('all mistakes are in one error, with file and name', () => {
  const wrong = { ...trailers, ...list({ columns: ['plat'], search: ['plat'] }), representation: 'plat2' };
  expect(() => requireNoMistakes([wrong as Resource], () => 'resources/trailers.ts')).toThrow(
    `resources/trailers.ts, "trailers": representation names the field "plat2", which does not exist. ${own}\n` +
      `resources/trailers.ts, "trailers": list.columns names the field "plat", which does not exist. ${own}`,
  );
});

describe('what fields say about existing records', () => {
  const notPossible = (value: string, possible: string) => `initial is ${value}. Possible: ${possible}`;
  test.each<[string, object, string]>([
    ['a number that is a text', { kind: 'number', initial: '0' }, notPossible('"0"', 'a number.')],
    ['null without nullable', { kind: 'text', initial: null }, notPossible('null', 'a text.')],
    ['a day that does not exist', { kind: 'date', initial: '2026-02-30' }, "Possible: 'today' or a day"],
    ['a day for a month', { kind: 'month', initial: '2026-02-01' }, "Possible: 'today' or a month"],
    ['a day for a time', { kind: 'date-time', initial: '2026-02-01' }, "Possible: 'now' or a time"],
    ['a number for yes or no', { kind: 'boolean', initial: 0 }, notPossible('0', 'true or false.')],
    [
      'no value of the status',
      { kind: 'status', values: { Open: 'gray' }, initial: 'open' },
      notPossible('"open"', 'one of its values.'),
    ],
    ['a kind without one', { kind: 'trend', initial: 0 }, 'of kind "trend", which takes none.'],
    ['a computed field', { kind: 'number', computed: true, initial: 0 }, 'but "owner" is computed.'],
    ['a computed field with another name', { kind: 'text', computed: true, was: 'a' }, 'is computed.'],
    ['a name that still is a field', { kind: 'text', was: 'plate' }, 'still is a field of "trailers".'],
    ['its own name', { kind: 'text', was: 'owner' }, 'still is a field of "trailers".'],
    ['no name', { kind: 'text', was: ['a', 'b c'] }, '"b c", which is no name of a field.'],
  ])('%s', (_, owner, message) => {
    expect(messagesOf(fields({ owner }))[0]).toContain(message);
  });

  test('a field that some who add a record may not write says which value they leave', () => {
    const plate = { kind: 'text', writableFor: ['act_as_eip_admin'] };
    const missing = 'fields.plate cannot be written by all who add a record.';
    expect(messagesOf(fields({ plate }))).toContainEqual(expect.stringContaining(missing));
    for (const known of [{ initial: '' }, { nullable: true }, { kind: 'date' }])
      expect(messagesOf(fields({ plate: { ...plate, ...known } })).join()).not.toContain(missing);
  });

  test('two fields have different former names', () => {
    const was = { kind: 'text', was: 'a' };
    expect(messagesOf(fields({ owner: was, driver: was }))[0]).toContain('"driver" of "trailers" was, too.');
  });

  test('the resources of a table agree', () => {
    const shared = { ...trailers, name: 'wagons', path: 'wagons' };
    const api = { ...trailers.api, table: 'trailers' };
    const wagons = { ...shared, api, ...fields({ owner: { kind: 'text', initial: 'a', was: 'holder' } }) };
    const ours = {
      ...trailers,
      ...fields({ owner: { kind: 'text', initial: 'b' }, holder: { kind: 'text' } }),
    };
    expect(mistakesIn([...areas, ours, wagons]).map(({ message }) => message)).toEqual([
      'fields.owner.initial is "b", but "a" in "wagons", which shares the table.',
      'fields.owner.initial is "a", but "b" in "trailers", which shares the table.',
      'fields.owner.was names "holder", which still is a field of "trailers".',
    ]);
  });

  test('numbered migrations change the tables of the server', () => {
    const api = { ...trailers.api, table: 'jobs' };
    expect(messagesOf({ api, ...fields({ owner: { kind: 'text', was: 'a' } }) })[0]).toContain(
      'fields.owner.was is for a table of a resource, but "jobs" is one of the server',
    );
  });

  test('values that fit have no message', () => {
    const fitting = {
      ...{ a: { kind: 'date', initial: 'today' }, b: { kind: 'month', initial: '2026-02' } },
      ...{ c: { kind: 'date-time', initial: 'now' }, d: { kind: 'text', nullable: true, initial: null } },
      ...{ e: { kind: 'money', initial: 0, was: ['f', 'g'] } },
    };
    expect(messagesOf(fields(fitting))).toEqual([]);
  });
});
