import type { Fields } from '../resource/field';
import type { Sort } from '../resource/filter';
import { isStateful } from '../resource/kinds';
import type { ListSpec } from '../resource/list-spec';
import type { ListState } from './list-state';

/** Returns the columns that a list shows in this state. The option of a filter may select them. */
export const columnsIn = (list: ListSpec, state: Pick<ListState, 'filters'>): readonly string[] => {
  const { filter, columns = {} } = list.columnsBy ?? {};
  const option = filter === undefined ? undefined : state.filters[filter];
  return (
    (option !== undefined && Object.hasOwn(columns, option) ? columns[option] : undefined) ?? list.columns
  );
};

/**
 * Returns the columns that fit, in their order: the first one, and the others by importance until one does not fit.
 * `widthOf` and `room` have the same unit.
 */
export const fittingColumns = (
  { importance = [] }: Pick<ListSpec, 'importance'>,
  columns: readonly string[],
  widthOf: (name: string) => number,
  room: number,
): readonly string[] => {
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  const named = importance.filter((name) => others.includes(name));
  const fitting = new Set([first]);
  let used = widthOf(first);
  for (const name of [...named, ...others.filter((other) => !named.includes(other))]) {
    used += widthOf(name);
    if (used > room) break;
    fitting.add(name);
  }
  return columns.filter((name) => fitting.has(name));
};

/** The most labelled fields that fit on a card. */
const maxCardFields = 4;

/** Returns the fields that the cards of a ranking show as a bar and as a trend. */
export const headlineOf = (
  list: ListSpec,
  fields: Fields,
): { readonly bar?: string | undefined; readonly trend?: string | undefined } => ({
  bar: list.columns.find((name) => fields[name]?.kind === 'money' && fields[name].display === 'bar'),
  trend: list.columns.find((name) => fields[name]?.kind === 'trend'),
});

/**
 * Returns the content of a small-screen card in this state: the declared fields that are shown as columns, or all
 * columns if none of them is. A ranking shows bar and trend separately.
 */
export const cardIn = (
  list: ListSpec,
  fields: Fields,
  state: Pick<ListState, 'filters'>,
): ListSpec['card'] => {
  const { bar, trend } = list.ranking ? headlineOf(list, fields) : {};
  const isFree = (name: string) => name !== bar && name !== trend;
  const meta = list.card.meta.filter(isFree);
  if (!list.columnsBy) return { ...list.card, meta, fields: list.card.fields.filter(isFree) };
  const columns = columnsIn(list, state);
  const chip = [list.card.chip, ...columns.filter((name) => isStateful(fields[name]))].find(
    (name) => name !== undefined && columns.includes(name),
  );
  const rest = columns.slice(1).filter((name) => name !== chip && !meta.includes(name) && isFree(name));
  const declared = list.card.fields.filter((name) => rest.includes(name));
  return {
    ...(chip !== undefined && { chip }),
    meta: meta.filter((name) => columns.includes(name)),
    fields: (declared.length > 0 ? declared : rest).slice(0, maxCardFields),
  };
};

/** Returns the order of a list's rows: that of the chosen filter option if it has one, otherwise that of the state. */
export const orderIn = (
  list: Pick<ListSpec, 'filters'>,
  state: Pick<ListState, 'filters' | 'sortBy' | 'sortOrder'>,
): Sort => {
  for (const [name, filter] of Object.entries(list.filters)) {
    const option = state.filters[name];
    const sort = filter.kind === 'one-of' && option !== undefined ? filter.options[option]?.sort : undefined;
    if (sort) return sort;
  }
  return { by: state.sortBy, order: state.sortOrder };
};
