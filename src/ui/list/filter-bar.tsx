import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FilterButton } from './filter-button';
import { chooseFilter, filterChoices, pillChoices } from './filter-choices';
import { FilterPills } from './filter-pills';
import { LazyTypedFilters } from './lazy-typed-filters';
import { ListCount } from './list-count';
import { SearchBox } from './search-box';
import type { ListController } from './use-list-controller';
import { useReset } from './use-reset';

/** Search, filters, Reset and the count, on top of the list's card. It stays in place in every state of the list below. */
export const FilterBar = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const { list, state, change, words } = controller;
  const reset = useReset(controller);
  return (
    <Box
      role="search"
      aria-label={t('filters.bar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { sm: 1, lg: 1.5 },
        rowGap: 1,
        minHeight: 64,
        px: 2,
        py: '12px',
      }}
    >
      {pillChoices(list, state, words).map((filter) => (
        <FilterPills
          key={filter.name}
          filter={filter}
          onChoose={(option) => change({ type: 'filter', name: filter.name, option })}
        />
      ))}
      {list.search.length > 0 && (
        <SearchBox
          label={words('search')}
          search={state.search}
          onSearch={(text) => change({ type: 'search', text })}
        />
      )}
      {filterChoices(list, state, words).map((filter) => (
        <FilterButton
          key={filter.name}
          filter={filter}
          onChoose={(option) => change(chooseFilter(list, filter.name, option))}
        />
      ))}
      <LazyTypedFilters controller={controller} />
      {reset && <Button onClick={reset}>{t('reset')}</Button>}
      <ListCount {...controller} />
    </Box>
  );
};
