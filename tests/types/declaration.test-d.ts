/**
 * What must not compile in a declaration. The compiler itself is the test: every marked line has to be an error, and the type
 * check fails when one no longer is.
 */
import { newFlag, newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOf, oneOfField, period } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';
import { cellOf } from '@ui/cells/cell-of';
import { inputOf } from '@ui/form/input-of';

interface Words {
  readonly title: string;
  readonly count_one: string;
  readonly count_other: string;
  readonly search: string;
  readonly fields: { readonly plate: string; readonly price: string };
  readonly empty: { readonly title: string; readonly text: string };
  readonly noResult: { readonly title: string; readonly text: string };
  readonly filters: { readonly plate: { readonly label: string } };
  readonly kpis: { readonly price: string; readonly price_note: string };
  readonly chart: { readonly title: string; readonly text: string };
  readonly delete: {
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly done: string;
  };
}

const declare = defineResource<Words>();
const base = {
  name: 'vehicles',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/vehicles' },
} as const;
const access = { flag: 'eip_workers', permissions: ['eip_menu_workers'] } as const;
const fields = { id: field.id(), plate: field.text(), price: field.money({ nullable: true }) };
const list = {
  columns: ['plate', 'price'],
  sortBy: ['plate'],
  defaultSort: { by: 'plate' },
  search: ['plate'],
} as const;

const car = { ...base, access, representation: 'plate', fields } as const;

export const good = [
  declare({ ...car, list }),
  declare({ ...car, list, find: { newest: 'price' } }),
  declare({ ...car, list: { ...list, card: { fields: ['price'] } }, operations: { delete: {} } }),
  declare({ ...car, form: { inputs: { plate: { kind: 'text', rule: 'state' } }, rows: [['plate']] } }),
  declare({ ...car, form: { inputs: { plate: { kind: 'text', on: 'edit' } } } }),
  declare({ ...car, form: { inputs: { plate: { kind: 'date', from: '2026-01-05', to: 'today' } } } }),
  declare({
    ...car,
    access: { flag: newFlag('eip_vehicles'), permissions: [newPermission('eip_menu_vehicles')] },
  }),
];

const params = { start: 'from', end: 'to' };
export const goodLists = [
  declare({ ...car, list: { ...list, filters: { plate: oneOfField('plate', ['A'], { default: 'A' }) } } }),
  declare({ ...car, list: { ...list, filters: { plate: oneOf({ param: 'x', options: { All: {} } }) } } }),
  declare({ ...car, list: { ...list, kpis: { tiles: [tile.total('price')] } } }),
  declare({ ...car, list: { ...list, chart: { kind: 'stacked-bars', by: 'plate', series: ['price'] } } }),
];

// @ts-expect-error -- a filter by an unknown field
declare({ ...car, list: { ...list, filters: { plate: oneOfField('colour', ['A']) } } });

// @ts-expect-error -- a filter whose default is not one of its options
oneOfField('plate', ['A'], { default: 'B' });

declare({
  ...car,
  list: {
    ...list,
    filters: {
      // @ts-expect-error -- a condition on an unknown field
      plate: oneOf({ param: 'x', options: { A: { where: { field: 'c', op: 'eq', value: 1 } } } }),
    },
  },
});

// @ts-expect-error -- a period of an unknown field
declare({ ...car, list: { ...list, filters: { plate: period({ params, field: 'colour' }) } } });

// @ts-expect-error -- a filter without words
declare({ ...car, list: { ...list, filters: { price: oneOfField('plate', ['A']) } } });

// @ts-expect-error -- a total of an unknown field
declare({ ...car, list: { ...list, kpis: { tiles: [tile.total('price_note')] } } });

// @ts-expect-error -- a figure without words
declare({ ...car, list: { ...list, kpis: { tiles: [tile.value('colour', { format: 'count' })] } } });

// @ts-expect-error -- a chart of an unknown field
declare({ ...car, list: { ...list, chart: { kind: 'stacked-bars', by: 'plate', series: ['colour'] } } });

// @ts-expect-error -- an operation without words
declare({ ...car, operations: { create: {} } });

// @ts-expect-error -- a section without words
declare({ ...car, detail: { sections: { main: ['plate'] } } });

// @ts-expect-error -- a file without words
declare({ ...car, downloads: { statement: { path: 'x' } } });

// @ts-expect-error -- a column that is not a field
declare({ ...car, list: { ...list, columns: ['plate', 'colour'] } });

// @ts-expect-error -- a sort key that is not a column
declare({ ...car, list: { ...list, sortBy: ['id'] } });

// @ts-expect-error -- a default order by a field that is not a column
declare({ ...car, list: { ...list, defaultSort: { by: 'id' } } });

// @ts-expect-error -- a direction that does not exist
declare({ ...car, list: { ...list, defaultSort: { by: 'plate', order: 'up' } } });

// @ts-expect-error -- a search in an unknown field
declare({ ...car, list: { ...list, search: ['colour'] } });

// @ts-expect-error -- newest by an unknown field
declare({ ...car, list, find: { newest: 'colour' } });

// @ts-expect-error -- a card field that is not a column
declare({ ...car, list: { ...list, card: { fields: ['id'] } } });

// @ts-expect-error -- a representation that is not a field
declare({ ...car, representation: 'colour' });

// @ts-expect-error -- an id field that is not a field
declare({ ...car, idField: 'vin' });

// @ts-expect-error -- a section with an unknown field
declare({ ...car, detail: { sections: { main: ['colour'] } } });

// @ts-expect-error -- an unknown flag
declare({ ...car, access: { flag: 'eip_vehicle', permissions: [] } });

// @ts-expect-error -- an unknown permission
declare({ ...car, access: { permissions: ['eip_menu_worker'] } });

// @ts-expect-error -- an unknown permission of an operation
declare({ ...car, operations: { create: { permissions: ['x'] } } });

// @ts-expect-error -- an operation that does not exist
declare({ ...car, operations: { archive: {} } });

// @ts-expect-error -- a field without words
declare({ ...car, fields: { ...fields, colour: field.text() } });

// @ts-expect-error -- a form input without words
declare({ ...car, form: { inputs: { colour: { kind: 'text' } } } });

// @ts-expect-error -- a form row with an unknown input
declare({ ...car, form: { inputs: { plate: { kind: 'text' } }, rows: [['price']] } });

declare({
  ...car,
  rows: [
    {
      where: {
        any: [
          { field: 'price', op: 'empty' },
          // @ts-expect-error -- an unknown field as the value of a condition
          { not: { field: 'plate', op: 'eq', value: { field: 'colour' } } },
        ],
      },
    },
  ],
});

declare({
  ...car,
  list: {
    ...list,
    filters: {
      // @ts-expect-error -- an unknown field inside a condition
      plate: oneOf({
        param: 'x',
        options: { A: { where: { all: [{ not: { field: 'c', op: 'empty' } }] } } },
      }),
    },
  },
});

// @ts-expect-error -- an operation that depends on an unknown field
declare({ ...car, operations: { delete: { when: { field: 'colour', op: 'eq', value: 1 } } } });

// @ts-expect-error -- a rule between fields without words
declare({ ...car, rules: { cheap: { at: 'plate', must: { field: 'price', op: 'lt', value: 5 } } } });

// @ts-expect-error -- an input only for an operation that has no form
declare({ ...car, form: { inputs: { plate: { kind: 'text', on: 'delete' } } } });

// @ts-expect-error -- a rule that does not exist
declare({ ...car, form: { inputs: { plate: { kind: 'text', rule: 'plate' } } } });

// @ts-expect-error -- a date bound that is neither a day nor today
declare({ ...car, form: { inputs: { plate: { kind: 'date', to: 'tomorrow' } } } });

// @ts-expect-error -- a field only for a permission that does not exist
field.money({ onlyFor: ['act_as_admin'] });

// @ts-expect-error -- a chip meaning that does not exist
field.status({ active: 'green' });

cellOf<typeof car, 'price'>(() => null);

// @ts-expect-error -- a cell for a field that the resource does not have
cellOf<typeof car, 'colour'>(() => null);

inputOf<typeof car, 'price'>(() => null);

// @ts-expect-error -- an input for a field that the resource does not have
inputOf<typeof car, 'colour'>(() => null);
