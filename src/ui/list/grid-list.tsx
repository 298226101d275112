import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { FilterBar } from './filter-bar';
import { ListFooter } from './list-footer';
import { ListGrid } from './list-grid';
import { ListStateView } from './list-state-view';
import type { ListViewProps } from './list-view-props';
import { PagingProgress } from './paging-progress';

/** The list from `sm` on: one card with filter bar, grid and footer. */
export const GridList = ({ controller, onDelete }: ListViewProps) => {
  const { status, stale } = controller;
  const drawn = status === 'rows' || status === 'loading';
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      {status !== 'empty' && <FilterBar controller={controller} />}
      <PagingProgress busy={stale} />
      {drawn ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', borderBottom: 1, borderColor: 'divider' }}>
          <ListGrid controller={controller} onDelete={onDelete} />
        </Box>
      ) : (
        <Box sx={{ ...(status !== 'empty' && { borderTop: 1, borderColor: 'divider' }) }}>
          <ListStateView controller={controller} />
        </Box>
      )}
      <ListFooter controller={controller} />
    </Paper>
  );
};
