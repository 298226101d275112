import type { FormSpec } from '@core/form/form';

export interface FormRow {
  readonly names: readonly string[];
  /** The search box that fills inputs stands before this row. */
  readonly fillsFrom: boolean;
}

/** The inputs in the order of the declaration, those of one row together, where its first one stands. */
export const formRows = (form: FormSpec): readonly FormRow[] => {
  const rows: (readonly string[])[] = [];
  for (const name of Object.keys(form.inputs)) {
    const row = form.rows?.find((names) => names.includes(name)) ?? [name];
    if (!rows.includes(row)) rows.push(row);
  }
  const filled = form.fill ? Object.keys(form.fill.into) : [];
  const first = rows.find((names) => names.some((name) => filled.includes(name)));
  return rows.map((names) => ({ names, fillsFrom: names === first }));
};
