import { filterKindOf } from '../list/filter-kinds';
import { listCallNames } from '../list/list-params';
import { kindOf } from '../resource/kinds';
import type { ResourceRule } from './mistake';
import { at, unknownNames } from './names';

/** Choices of a list fit each other. */
export const listMistakes: ResourceRule = function* ({ fields, list }) {
  const { columns = [], columnsBy, filters = {} } = list ?? {};
  for (const [name, filter] of Object.entries(filters)) {
    for (const used of new Set([name, ...filterKindOf(filter).params(filter)]))
      if (listCallNames.includes(used))
        yield `list.filters.${name} uses the name "${used}", which lists use themselves. Reserved: ${listCallNames.join(', ')}.`;
    if (filter.kind !== 'one-of') continue;
    const { options, display, default: chosen, unset } = filter;
    const where = `list.filters.${name}`;
    yield* unknownNames(
      [...at(`${where}.default`, [chosen]), ...at(`${where}.unset`, [unset])],
      Object.keys(options),
      'option',
    );
    if (display === 'pills' && chosen === undefined) yield `${where} shows pills, which need a "default".`;
  }
  if (columnsBy) {
    yield* unknownNames(at('list.columnsBy.filter', [columnsBy.filter]), Object.keys(filters), 'filter');
    const filter = filters[columnsBy.filter];
    const options = filter?.kind === 'one-of' ? Object.keys(filter.options) : [];
    yield* unknownNames(at('list.columnsBy', Object.keys(columnsBy.columns)), options, 'option');
    const shown = Object.values(columnsBy.columns).flat();
    for (const name of options)
      if (!Object.hasOwn(columnsBy.columns, name))
        yield `list.columnsBy has no columns for the option "${name}".`;
    yield* unknownNames(at('list.columnsBy', shown), columns, 'column');
    yield* unknownNames(at('list.columns', columns), shown, 'column of list.columnsBy');
  }
  for (const name of list?.sortBy ?? [])
    if (fields[name] && kindOf(fields[name]).isLong)
      yield `list.sortBy names "${name}", which is a long text.`;
};
