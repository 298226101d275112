import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import type { Row } from '../cells/cell-kind';
import { skeletonIndex, Placeholder } from '../cells/skeleton';
import { isTotals } from './total-row';

interface RankColumnOptions {
  readonly t: TFunction<'list'>;
  readonly rankOf: (row: Row) => number;
}

/** The first column of a ranking. */
export const rankColumn = ({ t, rankOf }: RankColumnOptions): GridColDef<Row> => ({
  field: 'place',
  headerName: t('grid.place'),
  sortable: false,
  resizable: false,
  valueFormatter: (_, row) => (isTotals(row) || skeletonIndex(row) !== undefined ? '' : String(rankOf(row))),
  width: 76,
  display: 'flex',
  renderCell: ({ row }) => {
    if (isTotals(row)) return null;
    return skeletonIndex(row) === undefined ? (
      <Rank rank={rankOf(row)} />
    ) : (
      <Placeholder width={28} height={28} borderRadius="50%" />
    );
  },
});

/** Number of ranks that are highlighted. */
const highlightedRanks = 3;

/** A record's rank, counted from 1. */
export const Rank = ({ rank }: { readonly rank: number }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      minWidth: 28,
      height: 28,
      px: '4px',
      borderRadius: '14px',
      fontSize: 13,
      fontWeight: 600,
      ...(rank <= highlightedRanks ? { bgcolor: 'soft', color: 'onSoft' } : { color: 'text.secondary' }),
    }}
  >
    {rank}
  </Box>
);
