import { kindOf } from './kinds';
import { has, type NewField, type NewResource } from './spec';

/** More columns make a grid that is hard to read. The others are shown on the single record. */
const maxColumns = 8;

export interface Shape {
  /** The field that names a record. */
  readonly representation: NewField;
  readonly columns: readonly NewField[];
  /** Fields that only the single record shows. */
  readonly others: readonly NewField[];
  readonly searched: readonly NewField[];
  /** The fields that a form can have. */
  readonly inputs: readonly NewField[];
  /** The status field that the list is filtered by. */
  readonly status: NewField | undefined;
  readonly filter: string;
}

/** Derives columns, searched fields and form inputs from the fields. */
export const shapeOf = (wanted: NewResource): Shape => {
  const { fields } = wanted;
  const representation = fields.find(({ kind }) => kind === 'text');
  if (!representation) throw new Error('A new resource without a text field passed the checks');
  const ordered = [representation, ...fields.filter((field) => field !== representation)];
  const hasRecord = has(wanted, 'detail', 'edit');
  const short = ordered.filter(({ kind }) => !kindOf(kind).isLong);
  const columns = hasRecord ? short.slice(0, maxColumns) : ordered;
  const status = columns.find(({ kind }) => kind === 'status');
  return {
    representation,
    columns,
    others: ordered.filter((field) => !columns.includes(field)),
    searched: columns.filter(({ kind }) => kindOf(kind).isSearched),
    inputs: has(wanted, 'create', 'edit') ? fields.filter(({ kind }) => kindOf(kind).input) : [],
    status,
    filter: status?.name.split('_').at(-1) === 'status' ? 'status' : (status?.name ?? ''),
  };
};
