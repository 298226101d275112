import { useDataProvider } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { changeList, type ListState } from '@core/list/list-state';
import { formatListAddress } from '@core/list/address';
import { areaPath } from '@core/navigation/paths';
import type { ListSpec } from '@core/resource/resource';
import { useMeets } from '@lib/conditions';
import { listQuery } from '@lib/queries';
import type { Row } from '../cells/cell-kind';
import { unrestrictedOption, removeFilter } from './filter-choices';
import type { ListController } from './use-list-controller';

/** Maximum number of requests for matches without a filter. */
const maxWiderLists = 3;

/** A list without one of the filters that exclude records. */
interface WiderList {
  readonly name: string;
  readonly state: ListState;
}

/** The same search with one of the current filters removed, for up to `maxWiderLists` filters. */
const widerListsOf = (list: ListSpec, state: ListState): readonly WiderList[] =>
  Object.entries(list.filters)
    .filter(([name, filter]) => {
      const option = unrestrictedOption(filter);
      const chosen = state.filters[name];
      if (filter.kind === 'period' || filter.display === 'pills' || chosen === undefined) return false;
      return filter.kind !== 'one-of' || (chosen !== option && (option !== undefined || !filter.default));
    })
    .slice(0, maxWiderLists)
    .map(([name]) => ({ name, state: changeList(list, state, removeFilter(list, name)) }));

/** A link from a list without records to one with matches. */
interface OtherMatch {
  readonly filter: string;
  /** Undefined: without the filter. */
  readonly option: string | undefined;
  readonly count: number;
  readonly state: ListState;
}

/**
 * Where the records of a wider list are: by the other options of the removed filter if all records are loaded and
 * each belongs to exactly one option, otherwise as one total. Empty when there are none.
 */
const otherMatches = (
  list: ListSpec,
  { name, state }: WiderList,
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
  meets: ReturnType<typeof useMeets>,
): readonly OtherMatch[] => {
  if (total === 0) return [];
  const filter = list.filters[name];
  const { [name]: widerOption } = state.filters;
  const all = [
    { filter: name, option: widerOption ?? (filter && unrestrictedOption(filter)), count: total, state },
  ];
  if (filter?.kind !== 'one-of') return all;
  const found = Object.entries(filter.options).flatMap(([option, { where }]): OtherMatch[] => {
    const count = where ? rows.filter((row) => meets(row, where)).length : 0;
    return count === 0
      ? []
      : [{ filter: name, option, count, state: changeList(list, state, { type: 'filter', name, option }) }];
  });
  return found.reduce((sum, { count }) => sum + count, 0) === total ? found : all;
};

/** For a list without results: what matches when one of the filters is removed, each with a link. */
export const OtherMatches = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const dataProvider = useDataProvider()();
  const {
    resource,
    clientId,
    words,
    address: { state },
  } = controller;
  const { list } = resource;
  const meets = useMeets();
  const wider = widerListsOf(list, state);
  const answers = useQueries({
    queries: wider.map((one) => listQuery(dataProvider, resource, one.state, clientId)),
  });
  const found = wider.flatMap((one, index) => {
    const answer = answers[index];
    if (!answer?.data || answer.isPlaceholderData) return [];
    return otherMatches(list, one, { rows: answer.data.data, total: answer.data.total }, meets);
  });
  return found.map(({ filter, option, count, state: next }) => (
    <Link
      key={`${filter} ${option ?? ''}`}
      component={RouterLink}
      to={areaPath(resource, clientId) + formatListAddress(list, next)}
      sx={{ display: 'block', mb: 1.5, fontWeight: 600 }}
    >
      {option === undefined
        ? `${t('filters.remove', { filter: words(`filters.${filter}.label`), option: words(`filters.${filter}.${state.filters[filter]}`) || state.filters[filter] })} (${words('count', { count })})`
        : t('matches.count', { count, option: words(`filters.${filter}.${option}`) || option })}
    </Link>
  ));
};
