import { formatMoney } from '@core/format/number';
import type { CellKind } from './cell-kind';
import { Plain } from './plain';

export const moneyCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatMoney(value)} weak={value === 0} />,
  align: 'right',
  minWidth: 116,
  flex: 0.9,
  bone: { shape: 'text', width: 80 },
};

/** An amount that is due: it stands out as soon as there is one. Named in a declaration as `amount-due`. */
export const amountDueCell: CellKind = {
  ...moneyCell,
  Cell: ({ value }) => (
    <Plain text={formatMoney(value)} weak={value === 0} strong={typeof value === 'number' && value > 0} />
  ),
};
