import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import type { Row } from '../cells/cell-kind';
import { boneIndex, Placeholder } from '../cells/skeleton';
import { isTotals } from './total-row';

interface PlaceParts {
  readonly t: TFunction<'list'>;
  readonly placeOf: (row: Row) => number;
}

/** The first column of a ranking. */
export const placeColumn = ({ t, placeOf }: PlaceParts): GridColDef<Row> => ({
  field: 'place',
  headerName: t('grid.place'),
  sortable: false,
  resizable: false,
  valueFormatter: (_, row) => (isTotals(row) || boneIndex(row) !== undefined ? '' : String(placeOf(row))),
  width: 76,
  display: 'flex',
  renderCell: ({ row }) => {
    if (isTotals(row)) return null;
    return boneIndex(row) === undefined ? (
      <Place place={placeOf(row)} />
    ) : (
      <Placeholder width={28} height={28} borderRadius="50%" />
    );
  },
});

/** Places that stand out. */
const best = 3;

/** A record's place in a ranking, counted from 1. */
export const Place = ({ place }: { readonly place: number }) => (
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
      ...(place <= best ? { bgcolor: 'soft', color: 'onSoft' } : { color: 'text.secondary' }),
    }}
  >
    {place}
  </Box>
);
