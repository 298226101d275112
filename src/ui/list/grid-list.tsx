import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { FilterBar } from './filter-bar';
import { hasFilterBar } from './filter-choices';
import { ListFooter } from './list-footer';
import { ListGrid } from './list-grid';
import { ListStateView } from './list-state-view';
import type { ListViewProps } from './use-list-controller';
import { PagingProgress } from './paging-progress';

/** The list from `sm` on: one card with filter bar, grid and footer. */
export const GridList = ({ controller, onDelete }: ListViewProps) => {
  const { status, stale } = controller;
  const hasBar = status !== 'empty' && hasFilterBar(controller.list);
  const drawn = status === 'rows' || status === 'loading';
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      {hasBar && <FilterBar controller={controller} />}
      <PagingProgress busy={stale} />
      {drawn ? (
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
          <ListGrid controller={controller} onDelete={onDelete} />
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
