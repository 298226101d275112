import type { Fields } from '../resource/field';
import type { ListSpec } from '../resource/list-spec';
import type { ListState } from './list-state';

/** The columns that a list shows in this state: a filter's option may choose among them. */
export const columnsIn = (list: ListSpec, state: Pick<ListState, 'filters'>): readonly string[] => {
  const { filter, columns = {} } = list.columnsBy ?? {};
  const option = filter === undefined ? undefined : state.filters[filter];
  return (
    (option !== undefined && Object.hasOwn(columns, option) ? columns[option] : undefined) ?? list.columns
  );
};

/** Labelled fields that a card has room for. */
const mostFields = 4;

/** The field that a ranking's cards show as a bar, and the one whose course they draw. */
export const headlineOf = (
  list: ListSpec,
  fields: Fields,
): { readonly bar?: string | undefined; readonly trend?: string | undefined } => ({
  bar: list.columns.find((name) => fields[name]?.kind === 'money' && fields[name].display === 'bar'),
  trend: list.columns.find((name) => fields[name]?.kind === 'trend'),
});

/**
 * What a small-screen card says in this state: the declared fields among the columns shown, or all of them where none is declared. A
 * ranking draws bar and course in places of their own.
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
  const chip = [list.card.chip, ...columns.filter((name) => fields[name]?.kind === 'status')].find(
    (name) => name !== undefined && columns.includes(name),
  );
  const rest = columns.slice(1).filter((name) => name !== chip && !meta.includes(name) && isFree(name));
  const declared = list.card.fields.filter((name) => rest.includes(name));
  return {
    ...(chip !== undefined && { chip }),
    meta: meta.filter((name) => columns.includes(name)),
    fields: (declared.length > 0 ? declared : rest).slice(0, mostFields),
  };
};

/** The order in which a list's rows stand: the one that comes with a filter's option, else the state's own. */
export const orderIn = (
  list: Pick<ListSpec, 'filters'>,
  state: Pick<ListState, 'filters' | 'sortBy' | 'sortOrder'>,
): ListSpec['defaultSort'] => {
  for (const [name, filter] of Object.entries(list.filters)) {
    const option = state.filters[name];
    const sort = filter.kind === 'one-of' && option !== undefined ? filter.options[option]?.sort : undefined;
    if (sort) return sort;
  }
  return { by: state.sortBy, order: state.sortOrder };
};
