import type { Resource } from '../resource/resource';
import type { AnyArea, Mistake } from './mistake';
import { at, unknownNames } from './names';

/** Returns the names of the parts of a kind: `resources/invoices/ui/gauge.cell.tsx` is the cell `gauge`. */
const partsIn = (files: readonly string[], kind: 'cell' | 'input'): readonly string[] =>
  files.flatMap((file) => new RegExp(`/ui/([^/]+)\\.${kind}\\.tsx$`).exec(file)?.slice(1) ?? []);

/** The kinds of inputs whose value is no typed text. */
const untyped: readonly string[] = ['boolean', 'record', 'records'];

function* resourceMistakes(
  { fields, form }: Resource,
  cells: readonly string[],
  inputs: readonly string[],
): Generator<string> {
  const usedCells = Object.entries(fields).flatMap(([name, { cell }]) => at(`fields.${name}`, [cell]));
  yield* unknownNames(usedCells, cells, 'cell');
  const ofForm = Object.entries(form?.inputs ?? {});
  yield* unknownNames(
    ofForm.flatMap(([name, { input }]) => at(`form.inputs.${name}`, [input])),
    inputs,
    'input',
  );
  for (const [name, { input, kind }] of ofForm)
    if (input !== undefined && untyped.includes(kind))
      yield `form.inputs.${name} has an own input, but nothing is typed in the kind "${kind}".`;
}

/** Cells, inputs and pages that are declared have files. `files`: those of the resources' folders, from the root of the project. */
export function* partMistakes(areas: readonly AnyArea[], files: readonly string[]): Generator<Mistake> {
  const [cells, inputs] = [partsIn(files, 'cell'), partsIn(files, 'input')];
  for (const area of areas) {
    if (area.kind === 'resource')
      for (const message of resourceMistakes(area, cells, inputs)) yield { area, message };
    else if (area.redirect === undefined && !files.includes(`resources/${area.home}/ui/page.tsx`))
      yield { area, message: `the page has no component. Write resources/${area.home}/ui/page.tsx.` };
  }
}
