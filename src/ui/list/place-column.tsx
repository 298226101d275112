import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import type { Row } from '../cells/cell-kind';
import { Placeholder } from '../cells/placeholder';
import { boneIndex } from './bone-rows';
import { Place } from './place';
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
