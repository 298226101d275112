import { useTranslation } from 'react-i18next';
import { type CellKind, type CellProps, EmptyValue, ValueText } from './cell-kind';
import { Chip } from './chip';

/** A value that is not declared is shown unchanged, in gray. */
const StatusCell = ({ name, field, value, words }: CellProps) => {
  if (typeof value !== 'string' || value === '') return <EmptyValue />;
  const { values = {} } = field;
  const meaning = (Object.hasOwn(values, value) ? values[value] : undefined) ?? 'gray';
  return <Chip meaning={meaning} label={words(`values.${name}.${value}`) || value} />;
};

export const statusCell: CellKind = {
  Cell: StatusCell,
  align: 'left',
  minWidth: 124,
  flex: 0.5,
  skeleton: { shape: 'chip', width: 76 },
};

const BooleanCell = ({ value }: CellProps) => {
  const { t } = useTranslation('list');
  return <ValueText inWords text={typeof value === 'boolean' ? t(value ? 'yes' : 'no') : ''} />;
};

export const booleanCell: CellKind = {
  Cell: BooleanCell,
  align: 'left',
  minWidth: 90,
  flex: 0.5,
  skeleton: { shape: 'text', width: 32 },
};
