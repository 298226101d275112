import type { AnyArea, Mistake } from './mistake';
import { unknownNames } from './names';

/** Returns the name of the cell in a file: `resources/invoices/ui/gauge.cell.tsx` has `gauge`. */
const cellIn = (file: string): readonly string[] => /\/ui\/([^/]+)\.cell\.tsx$/.exec(file)?.slice(1) ?? [];

/** Cells and pages that are declared have files. `files`: those of the resources' folders, from the root of the project. */
export function* partMistakes(areas: readonly AnyArea[], files: readonly string[]): Generator<Mistake> {
  const cells = files.flatMap(cellIn);
  for (const area of areas) {
    if (area.kind === 'resource') {
      const used = Object.entries(area.fields).flatMap(([name, { cell }]) =>
        cell === undefined ? [] : [[`fields.${name}`, cell] as const],
      );
      for (const message of unknownNames(used, cells, 'cell')) yield { area, message };
    } else if (area.redirect === undefined && !files.includes(`resources/${area.home}/ui/page.tsx`))
      yield { area, message: `the page has no component. Write resources/${area.home}/ui/page.tsx.` };
  }
}
