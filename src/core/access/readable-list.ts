import { conditionFields } from '../conditions/condition-tests';
import type { ListSpec } from '../resource/list-spec';
import type { Filter, FilterOption, OneOfFilter } from '../resource/filter';

type MayRead = (name: string) => boolean;
type ByName<T> = Readonly<Record<string, T>>;

const filterEntries = <T>(all: ByName<T>, keeps: (value: T, name: string) => boolean): ByName<T> =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => keeps(value, name)));

/** Returns an option without its order, if the user may not read the field that it sorts by. */
const readableOption = ({ sort, ...option }: FilterOption, mayRead: MayRead): FilterOption =>
  sort && [sort.by, ...(sort.plus ?? [])].every(mayRead) ? { ...option, sort } : option;

const readableOptions = (filter: OneOfFilter, mayRead: MayRead): Filter | undefined => {
  const { default: defaultOption, unset, ...rest } = filter;
  const open = filterEntries(filter.options, ({ where }) => conditionFields(where).every(mayRead));
  const names = Object.keys(open);
  // A single option is not a choice, except for a filter that links set.
  if (names.length < (filter.display === 'chip' ? 1 : 2)) return undefined;
  const first = defaultOption !== undefined && !names.includes(defaultOption) ? names[0] : defaultOption;
  return {
    ...rest,
    options: Object.fromEntries(
      Object.entries(open).map(([name, option]) => [name, readableOption(option, mayRead)]),
    ),
    ...(first !== undefined && { default: first }),
    ...(unset !== undefined && names.includes(unset) && { unset }),
  };
};

const readableFilter = (filter: Filter, mayRead: MayRead): Filter | undefined => {
  if (filter.kind === 'one-of') return readableOptions(filter, mayRead);
  return mayRead(filter.field) ? filter : undefined;
};

const readableFilters = (filters: ListSpec['filters'], mayRead: MayRead): ListSpec['filters'] =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const open = readableFilter(filter, mayRead);
      return open ? [[name, open] as const] : [];
    }),
  );

const readableKpis = (
  { tiles, totals, ...rest }: NonNullable<ListSpec['kpis']>,
  rowTotals: ByName<unknown>,
  mayRead: MayRead,
): NonNullable<ListSpec['kpis']> => ({
  ...rest,
  tiles: tiles.filter(({ kind, key }) => kind !== 'total' || (mayRead(key) && key in rowTotals)),
  ...(totals && { totals: filterEntries(totals, (_, column) => mayRead(column)) }),
});

const readableColumnsBy = (
  { columnsBy }: ListSpec,
  filters: ListSpec['filters'],
  mayRead: MayRead,
): ListSpec['columnsBy'] => {
  if (!columnsBy) return undefined;
  const filter = filters[columnsBy.filter];
  if (filter?.kind !== 'one-of') return undefined;
  return {
    ...columnsBy,
    columns: Object.fromEntries(
      Object.entries(filterEntries(columnsBy.columns, (_, option) => option in filter.options)).map(
        ([option, columns]) => [option, columns.filter(mayRead)],
      ),
    ),
  };
};

/**
 * Returns a list for a user who may not read all of its fields: without the columns, orders, search, filters, totals,
 * charts and card fields that would show such a field, or reveal its values by order or count. `idField` is the order
 * if no other is left.
 */
export const readableList = (list: ListSpec, idField: string, mayRead: MayRead): ListSpec => {
  const { columnsBy: _, importance, totals, chart, kpis, rowLink, card, thenBy, ...rest } = list;
  const sortBy = list.sortBy.filter(mayRead);
  const filters = readableFilters(list.filters, mayRead);
  const columnsBy = readableColumnsBy(list, filters, mayRead);
  const readableTotals = filterEntries(
    totals ?? {},
    (total, name) => mayRead(name) && (total === 'sum' || [total.share, total.of].every(mayRead)),
  );
  const linkFields = [...(rowLink ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    ...rest,
    columns: list.columns.filter(mayRead),
    ...(importance && { importance: importance.filter(mayRead) }),
    sortBy,
    defaultSort: mayRead(list.defaultSort.by)
      ? list.defaultSort
      : { by: sortBy[0] ?? idField, order: list.defaultSort.order },
    ...(thenBy && mayRead(thenBy.by) && { thenBy }),
    search: list.search.filter(mayRead),
    filters,
    card: {
      ...(card.chip !== undefined && mayRead(card.chip) && { chip: card.chip }),
      meta: card.meta.filter(mayRead),
      fields: card.fields.filter(mayRead),
    },
    ...(columnsBy && { columnsBy }),
    ...(totals && { totals: readableTotals }),
    // Stacked bars would be misleading without one of their parts.
    ...(chart && [chart.by, ...chart.series].every(mayRead) && { chart }),
    ...(kpis && { kpis: readableKpis(kpis, totals ? readableTotals : {}, mayRead) }),
    ...(rowLink !== undefined && linkFields.every(mayRead) && { rowLink }),
  };
};
