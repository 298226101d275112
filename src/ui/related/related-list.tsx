import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isBlank } from '@core/text/clean-text';
import { pageSize } from '@core/list/list-state';
import type { RelatedList as Related } from '@core/list/related-lists';
import { areaPath } from '@core/navigation/paths';
import { lazyPart } from '@lib/lazy-part';
import { RowsContext } from '../cells/cell-kind';
import { Button } from '../form/button';
import { ListAnnouncer } from '../list/list-announcer';
import { ListFooter } from '../list/list-footer';
import { ListStateView, PagingProgress } from '../list/list-state-view';
import { SearchBox } from '../list/search-box';
import { type RelatedController, useRelatedController } from './use-related-controller';

/** About the height of three rows. */
const rowsHeight = 176;
/** Cards on phones, a grid from `sm` up, as in lists. */
const Cards = lazyPart(async () => (await import('../list/phone-list')).ListCards, rowsHeight);
const Order = lazyPart(async () => (await import('../list/phone-list')).OrderMenu, 32);
const Grid = lazyPart(async () => (await import('../list/wide-list')).ListGrid, rowsHeight);

const ignoreDelete = () => undefined;

interface ToolsProps {
  readonly controller: RelatedController;
  readonly heading: ReactElement | null;
}

/** The heading, the search where the list has more than one page, and the links to the list and to its form. */
const Tools = ({ controller, heading }: ToolsProps) => {
  const { t } = useTranslation('detail');
  const {
    resource,
    clientId,
    words,
    create,
    listQuery,
    rows: { status, total = 0 },
    address: { state, latest, change },
  } = controller;
  const isSearched = !isBlank(state.search);
  const hasSearch = resource.list.search.length > 0 && (isSearched || total > pageSize);
  const search = hasSearch && (
    <Box sx={{ display: 'flex', width: heading ? 1 : { xs: 1, sm: 'auto' } }}>
      <SearchBox
        label={words('search')}
        search={state.search}
        latest={() => latest().search}
        onSearch={(text) => change({ type: 'search', text })}
      />
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      {heading ?? search}
      <Link
        component={RouterLink}
        to={areaPath(resource, clientId) + listQuery}
        variant="body2"
        aria-label={t('related.openNamed', { list: words('title') })}
        sx={{ ml: 'auto', py: 0.75, fontWeight: 600 }}
      >
        {t('related.open')}
      </Link>
      {create && status !== 'empty' && (
        <Button
          component={RouterLink}
          to={create.to}
          state={create.state}
          variant="outlined"
          size="small"
          startIcon={<Add />}
        >
          {words('create.title')}
        </Button>
      )}
      {heading && search}
    </Box>
  );
};

/** The rows, or why there are none. */
const Rows = ({ controller }: { readonly controller: RelatedController }) => {
  const { status, stale, total = 0 } = controller.rows;
  const isPhone = controller.view.screen === 'phone';
  if (status !== 'rows' && status !== 'loading')
    return (
      <Paper sx={{ '& > div': { pt: 3, pb: 3.5 } }}>
        <ListStateView controller={controller} />
      </Paper>
    );
  if (isPhone)
    return (
      <Box>
        {total > 1 && (
          <Box sx={{ display: 'flex', mb: 0.5 }}>
            <Order controller={controller} />
          </Box>
        )}
        <PagingProgress busy={stale} />
        <Cards controller={controller} onDelete={ignoreDelete} />
        <ListFooter controller={controller} />
      </Box>
    );
  return (
    <Paper
      sx={{
        overflow: 'clip',
        // The grid's header sticks to the top of a window, which is not where this one scrolls.
        '&& .MuiDataGrid-root .MuiDataGrid-virtualScroller > .MuiDataGrid-topContainer': {
          position: 'static',
        },
        '& .MuiDataGrid-root .MuiDataGrid-columnHeaders': { borderTop: 0 },
        '& .MuiDataGrid-row': { opacity: stale ? 0.6 : 1 },
      }}
    >
      <PagingProgress busy={stale} />
      <Box aria-busy={status === 'loading' || stale} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Grid controller={controller} onDelete={ignoreDelete} />
      </Box>
      <ListFooter controller={controller} />
    </Paper>
  );
};

interface RelatedListProps {
  readonly related: Related;
  /** The id of the record. */
  readonly id: string;
  /** The list's title, unless it is that of a tab. */
  readonly heading: ReactElement | null;
}

/** The records of another resource that refer to a record: their list, with its state in the record's address. */
export const RelatedList = ({ related, id, heading }: RelatedListProps) => {
  const controller = useRelatedController(related, id);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Tools controller={controller} heading={heading} />
      <RowsContext value={controller.rows.rows}>
        <Rows controller={controller} />
      </RowsContext>
      <ListAnnouncer controller={controller} />
    </Box>
  );
};
