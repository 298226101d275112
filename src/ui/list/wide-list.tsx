import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultListState, isDefaultList } from '@core/list/list-state';
import type { Elements } from '@lib/elements';
import { useLanguage } from '@lib/i18n';
import { onDemand } from '@lib/on-demand';
import { addPageWords } from '@lib/words/add-page-words';
import { Placeholder } from '../cells/skeleton';
import { Button } from '../form/button';
import { FilterButton, FilterChips } from './filter-button';
import {
  chipChoices,
  chooseFilter,
  filterChoices,
  hasFilterBar,
  pillChoices,
  removeFilter,
} from './filter-choices';
import { FilterPills, LazyTypedFilters } from './lazy-typed-filters';
import { ListFooter } from './list-footer';
import { ListGrid } from './list-grid';
import { ListStateView, PagingProgress } from './list-state-view';
import { SearchBox } from './search-box';
import type { ListController, ListViewProps } from './use-list-controller';

/**
 * Resets search, filters and sort order; undefined when there is nothing to reset. Pills are kept: they tell which
 * list is shown.
 */
const resetOf = ({
  resource: { list },
  address: { state, show },
}: ListController): (() => void) | undefined => {
  const defaults = defaultListState(list);
  const filters = { ...defaults.filters };
  const withDefaultPills = { ...state.filters };
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.kind !== 'one-of' || filter.display !== 'pills') continue;
    const { [name]: chosen } = state.filters;
    if (chosen !== undefined) filters[name] = chosen;
    if (defaults.filters[name] !== undefined) withDefaultPills[name] = defaults.filters[name];
  }
  return isDefaultList(list, { ...state, filters: withDefaultPills })
    ? undefined
    : () => show({ ...defaults, filters });
};

/** The number of matching records. Nothing when the list has failed: the number is unknown then. */
const ListCount = ({ rows: { status, total }, words }: Pick<ListController, 'rows' | 'words'>) => {
  if (status === 'failed') return null;
  return (
    <Typography component="div" color="text.secondary" noWrap sx={{ ml: 'auto', flexShrink: 0 }}>
      {status === 'loading' ? (
        <Placeholder width={96} height={12} borderRadius={48} />
      ) : (
        words('count', { count: total ?? 0 })
      )}
    </Typography>
  );
};

/**
 * Search, filters, Reset and the count, at the top of the list's card. It stays in place in every state of the list
 * below.
 */
const FilterBar = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    resource: { list },
    words,
    address: { state, latest, change },
  } = controller;
  const language = useLanguage();
  const reset = resetOf(controller);
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
          latest={() => latest().search}
          onSearch={(text) => change({ type: 'search', text })}
        />
      )}
      {filterChoices(list, state, words).map((filter) => (
        <FilterButton
          key={filter.name}
          filter={filter}
          onChoose={(option) => change(chooseFilter(list, filter.name, option))}
          {...(filter.isLimit && { onRemove: () => change(removeFilter(list, filter.name)) })}
        />
      ))}
      <FilterChips
        filters={chipChoices(list, state, words, language)}
        onRemove={(name) => change(removeFilter(list, name))}
      />
      <LazyTypedFilters controller={controller} />
      {reset && <Button onClick={reset}>{t('reset')}</Button>}
      <ListCount rows={controller.rows} words={words} />
    </Box>
  );
};

// The grid of a related list, in the chunk that the list behind its record has loaded.
export { ListGrid } from './list-grid';

const RowMenu = onDemand(async () => (await import('./row-menu')).RowMenu);

interface RowMenuHostProps extends ListViewProps {
  readonly children: Elements;
}

/** Opens the menu of a row that has a link or actions: by right click, the menu key, or the row's actions button. */
const RowMenuHost = ({ controller, onDelete, children }: RowMenuHostProps) => {
  const [press, setPress] = useState<MouseEvent>();
  const [open, setOpen] = useState(false);
  const onContextMenu = (event: MouseEvent) => {
    if (!(event.target as Element).closest('.opens-record, .row-actions')) return;
    event.preventDefault();
    setPress(event);
    setOpen(true);
  };
  return (
    <div onContextMenu={onContextMenu}>
      {children}
      {press && (
        <RowMenu
          open={open}
          onClose={() => setOpen(false)}
          press={press}
          controller={controller}
          onDelete={onDelete}
        />
      )}
    </div>
  );
};

const SelectionBar = onDemand(async () => {
  const [{ SelectionBar: Bar }] = await Promise.all([import('../bulk/selection-bar'), addPageWords('bulk')]);
  return Bar;
});

/** Escape clears the selection. Menus and dialogs, which are elsewhere in the page, keep theirs. */
const clearOnEscape = (event: KeyboardEvent, selection: ListController['selection']): void => {
  const isHere = event.currentTarget.contains(event.target as Element);
  if (event.key === 'Escape' && isHere && !event.defaultPrevented) selection?.change({ type: 'clear' });
};

/** The list from `sm` up: one card with filter bar, grid and footer. */
export const WideList = ({ controller, onDelete }: ListViewProps) => {
  const {
    rows: { status, stale },
    selection,
  } = controller;
  const isSelecting = (selection?.count ?? 0) > 0;
  const hasBar = status !== 'empty' && hasFilterBar(controller.resource.list);
  const showsRows = status === 'rows' || status === 'loading';
  return (
    <Paper sx={{ overflow: 'clip' }} onKeyDown={(event) => clearOnEscape(event, selection)}>
      <Box sx={{ position: 'relative' }}>
        {hasBar && (
          <Box inert={isSelecting} sx={{ ...(isSelecting && { visibility: 'hidden' }) }}>
            <FilterBar controller={controller} />
          </Box>
        )}
        {!hasBar && isSelecting && <Box sx={{ height: 64 }} />}
        {selection && (
          <SelectionBar
            open={isSelecting}
            onClose={() => selection.change({ type: 'clear' })}
            controller={controller}
            selection={selection}
          />
        )}
      </Box>
      <PagingProgress busy={stale} />
      {showsRows ? (
        <Box
          aria-busy={status === 'loading' || stale}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            borderBottom: 1,
            borderColor: 'divider',
            '& .MuiDataGrid-row': {
              opacity: stale ? 0.6 : 1,
              transition: stale ? 'opacity 120ms 150ms' : 'none',
            },
          }}
        >
          <RowMenuHost controller={controller} onDelete={onDelete}>
            <ListGrid controller={controller} onDelete={onDelete} />
          </RowMenuHost>
        </Box>
      ) : (
        <Box sx={{ ...(hasBar && { borderTop: 1, borderColor: 'divider' }) }}>
          <ListStateView controller={controller} />
        </Box>
      )}
      <ListFooter controller={controller} />
    </Paper>
  );
};
