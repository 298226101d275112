import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@lib/i18n';
import { onDemand } from '@lib/on-demand';
import { Button } from '../form/button';
import { FilterChips } from './filter-button';
import { chipChoices, filterChoices, pillChoices, removeFilter } from './filter-choices';
import { FilterPills } from './lazy-typed-filters';
import { OrderMenu } from './order-menu';
import { SearchBox } from './search-box';
import { typedChoices } from './typed-choices';
import type { ListController } from './use-list-controller';
import type { ListSelection } from './use-selection';

const FiltersDrawer = onDemand(async () => (await import('./filters-drawer')).FiltersDrawer);

/**
 * The bar on phones: search, one button for all filters with the number set, active filters as chips, the sort order
 * on the right.
 */
export const PhoneBar = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const [open, setOpen] = useState(false);
  const {
    resource: { list },
    words,
    address: { state, latest, change },
    selection,
  } = controller;
  const language = useLanguage();
  const filters = [...filterChoices(list, state, words), ...typedChoices(list, state, words)];
  const set = [...filters, ...chipChoices(list, state, words, language)].filter(({ isLimit }) => isLimit);
  const hasOrder = list.paging === 'pages' && list.sortBy.length > 0;
  return (
    <Box role="search" aria-label={t('filters.bar')} sx={{ display: 'grid', gap: 1 }}>
      {pillChoices(list, state, words).map((filter) => (
        <FilterPills
          key={filter.name}
          filter={filter}
          onChoose={(option) => change({ type: 'filter', name: filter.name, option })}
        />
      ))}
      <Box sx={{ display: 'flex', gap: 1, '&:empty': { display: 'none' } }}>
        {list.search.length > 0 && (
          <SearchBox
            label={words('search')}
            search={state.search}
            latest={() => latest().search}
            onSearch={(text) => change({ type: 'search', text })}
          />
        )}
        {filters.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Tune />}
            {...(set.length > 0 && { 'aria-label': t('filters.set.count', { count: set.length }) })}
            onClick={() => setOpen(true)}
            {...FiltersDrawer.ahead}
            sx={{ flexShrink: 0, px: 1.5 }}
          >
            <span>{t('filters.button')}</span>
            {set.length > 0 && <SetCount count={set.length} />}
          </Button>
        )}
      </Box>
      {(set.length > 0 || hasOrder || selection) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {selection && <SelectButton selection={selection} rows={controller.rows.rows} />}
          <FilterChips filters={set} onRemove={(name) => change(removeFilter(list, name))} />
          <OrderMenu controller={controller} />
        </Box>
      )}
      {filters.length > 0 && (
        <FiltersDrawer controller={controller} open={open} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
};

interface SelectButtonProps {
  readonly selection: ListSelection;
  readonly rows: ListController['rows']['rows'];
}

/** Begins to select records; then it selects those of the page. */
const SelectButton = ({ selection: { isOpen, change }, rows }: SelectButtonProps) => {
  const { t } = useTranslation('list');
  return (
    <Button
      size="small"
      onClick={() => change(isOpen ? { type: 'rows', rows } : { type: 'start' })}
      sx={{ ml: -1, px: 1 }}
    >
      {isOpen ? t('select.page.count', { count: rows.length }) : t('select.start')}
    </Button>
  );
};

const SetCount = ({ count }: { readonly count: number }) => (
  <Box
    component="span"
    sx={{
      minWidth: 22,
      height: 22,
      ml: 1,
      px: '6px',
      borderRadius: '11px',
      bgcolor: 'soft',
      color: 'onSoft',
      fontSize: 12,
      lineHeight: '22px',
    }}
  >
    {count}
  </Box>
);
