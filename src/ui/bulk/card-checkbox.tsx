import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { ListSelection } from '../list/use-selection';
import type { OverlayProps } from '@lib/on-demand';
import type { Row } from '../cells/cell-kind';

export interface CardCheckboxProps extends OverlayProps {
  readonly row: Row;
  /** Number of the record. */
  readonly id: number;
  /** Title of the record. */
  readonly title: string;
  readonly selection: ListSelection;
  /** The rows that are shown. */
  readonly rows: readonly Row[];
}

/** The checkbox of a card. Its input covers the card, so that a press anywhere counts. */
export const CardCheckbox = ({ row, id, title, selection, rows }: CardCheckboxProps) => {
  const { t } = useTranslation('list');
  return (
    <Checkbox
      checked={selection.isAll || selection.rows.has(id)}
      onChange={() => selection.change({ type: 'toggle', row, shown: rows })}
      disableRipple
      slotProps={{ input: { 'aria-label': t('select.one', { record: title }) } }}
      sx={{ position: 'static', alignSelf: 'flex-start', mt: '9px', ml: 0.5, mr: -1.5 }}
    />
  );
};
