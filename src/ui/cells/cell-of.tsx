import type { ComponentType } from 'react';
import type { Field, Fields, ValueOf } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import type { CellProps } from './cell-kind';

/** The properties of an own cell. `row` has the fields of its list or record, with what the answer has in them. */
type OwnCellProps<F extends Fields, K extends keyof F> = Omit<CellProps, 'value' | 'row'> & {
  /** Null where the record has no value, or the answer has one of another type. */
  readonly value: ValueOf<F[K]> | null;
  readonly row: Readonly<Partial<Record<keyof F, unknown>>>;
};

/** JavaScript's types of the values that have another name in JSON. */
const types: Readonly<Record<string, string>> = { integer: 'number', array: 'object' };

const typeOf = (field: Field): string => {
  const type = String(kindOf(field).schema(field).type);
  return types[type] ?? type;
};

/**
 * Declares the own cell of one or several fields of a resource: the default export of `ui/<name>.cell.tsx`. It does not
 * compile for a field that the resource does not have.
 *
 *     export default cellOf<typeof invoices, 'risk'>(({ value }) => <Gauge value={value} />);
 */
export const cellOf = <R extends { readonly fields: Fields }, K extends keyof R['fields']>(
  OwnCell: ComponentType<OwnCellProps<R['fields'], K>>,
): ComponentType<CellProps> => {
  const TypedCell = ({ value, ...props }: CellProps) => {
    const isTyped = typeof value === typeOf(props.field);
    const typed = { ...props, value: isTyped ? value : null } as OwnCellProps<R['fields'], K>;
    return <OwnCell {...typed} />;
  };
  return TypedCell;
};
