import { useTranslation } from 'react-i18next';
import type { CellKind, CellProps } from './cell-kind';
import { Plain } from './plain';

const BooleanCell = ({ value }: CellProps) => {
  const { t } = useTranslation('list');
  return <Plain text={typeof value === 'boolean' ? t(value ? 'yes' : 'no') : ''} />;
};

export const booleanCell: CellKind = {
  Cell: BooleanCell,
  align: 'left',
  minWidth: 90,
  flex: 0.5,
  bone: { shape: 'text', width: 32 },
};
