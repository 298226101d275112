import { formatPercent } from '@core/format/number';
import { colorOf } from '@core/format/figure';
import type { Field } from '@core/resource/field';
import { Bar } from './bar';
import { type CellKind, type CellProps, EmptyValue, ValueText } from './cell-kind';
import { Chip } from './chip';

const textOf = (value: unknown, field: Field) => formatPercent(value, field.decimals ?? 0);
const meaningOf = (value: unknown, field: Field) =>
  field.colorRule ? colorOf(field.colorRule, value) : 'success';

const text: CellKind = {
  Cell: ({ value, field }) => <ValueText text={textOf(value, field)} weak={value === 0} />,
  align: 'right',
  minWidth: 110,
  flex: 0.8,
  skeleton: { shape: 'text', width: 48 },
};

const ChipPercent = ({ value, field }: CellProps) => {
  const figure = textOf(value, field);
  return figure === '' ? <EmptyValue /> : <Chip meaning={meaningOf(value, field)} label={figure} />;
};

const chip: CellKind = {
  Cell: ChipPercent,
  align: 'left',
  minWidth: 124,
  flex: 0.8,
  skeleton: { shape: 'chip', width: 60 },
};

const BarPercent = ({ value, field }: CellProps) => {
  const figure = textOf(value, field);
  if (figure === '' || typeof value !== 'number') return <EmptyValue />;
  return <Bar fraction={value} meaning={meaningOf(value, field)} figure={figure} />;
};

const bar: CellKind = {
  Cell: BarPercent,
  align: 'left',
  minWidth: 124,
  flex: 1,
  skeleton: { shape: 'bar', width: 0 },
};

/** A fraction 0–1, rendered as the field's `display` says. */
export const percentCell = (field: Field): CellKind => ({ text, chip, bar })[field.display ?? 'text'];
