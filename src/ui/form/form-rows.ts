import type { FormSpec } from '@core/form/form';

export interface FormRow {
  readonly names: readonly string[];
  /** Whether the search box that fills inputs is shown before this row. */
  readonly hasFillSearch: boolean;
}

/** The inputs in the order of the declaration. The inputs of a row are kept together, at the position of the first one. */
export const formRows = (form: FormSpec): readonly FormRow[] => {
  const rows: (readonly string[])[] = [];
  for (const name of Object.keys(form.inputs)) {
    const row = form.rows?.find((names) => names.includes(name)) ?? [name];
    if (!rows.includes(row)) rows.push(row);
  }
  const filled = form.fill ? Object.keys(form.fill.into) : [];
  const first = rows.find((names) => names.some((name) => filled.includes(name)));
  return rows.map((names) => ({ names, hasFillSearch: names === first }));
};
