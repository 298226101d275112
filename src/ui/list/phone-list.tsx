import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { onDemand } from '@lib/on-demand';
import { addPageWords } from '@lib/words/add-page-words';
import { hasFilterBar } from './filter-choices';
import { ListCards } from './list-cards';
import { ListFooter } from './list-footer';
import { ListStateView, PagingProgress } from './list-state-view';
import { PhoneBar } from './phone-bar';
import type { ListViewProps } from './use-list-controller';

// The parts of a related list, in the chunk that the list behind its record has loaded.
export { ListCards } from './list-cards';
export { OrderMenu } from './order-menu';

const PhoneSelection = onDemand(async () => {
  const [{ PhoneSelection: Selection }] = await Promise.all([
    import('../bulk/phone-selection'),
    addPageWords('bulk'),
  ]);
  return Selection;
});

/** The list on phones: bar, cards and footer on the page's background. */
export const PhoneList = ({ controller, onDelete }: ListViewProps) => {
  const {
    rows: { status, stale },
    selection,
  } = controller;
  const showsRows = status === 'rows' || status === 'loading';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        ...(selection?.isOpen && { pb: 10 }),
      }}
    >
      {status !== 'empty' && hasFilterBar(controller.resource.list) && <PhoneBar controller={controller} />}
      <Box>
        <PagingProgress busy={stale} />
        {showsRows ? (
          <ListCards controller={controller} onDelete={onDelete} />
        ) : (
          <Paper>
            <ListStateView controller={controller} />
          </Paper>
        )}
        <ListFooter controller={controller} />
      </Box>
      {selection && (
        <PhoneSelection
          open={selection.isOpen}
          onClose={() => selection.change({ type: 'clear' })}
          controller={controller}
          selection={selection}
        />
      )}
    </Box>
  );
};
