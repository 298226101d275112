import { actionMistakes } from './action-mistakes';
import { conditionMistakes } from './condition-mistakes';
import { fieldMistakes } from './field-mistakes';
import { formMistakes } from './form-mistakes';
import { listMistakes } from './list-mistakes';
import type { AnyArea, Mistake, ResourceRule } from './mistake';
import { partMistakes } from './part-mistakes';
import { permissionMistakes } from './permission-mistakes';
import { registryMistakes } from './registry-mistakes';
import { relatedMistakes } from './related-mistakes';
import { relationMistakes } from './relation-mistakes';
import { storedMistakes } from './stored-mistakes';

const rules: readonly ResourceRule[] = [
  fieldMistakes,
  listMistakes,
  actionMistakes,
  formMistakes,
  conditionMistakes,
  storedMistakes,
  relationMistakes,
  relatedMistakes,
];

/**
 * Returns the mistakes of all declarations: what the compiler cannot find, and what it would have found, because the
 * development server does not run it. Each message is about one place. `files`: those of the resources' folders, where they
 * are known.
 */
export const mistakesIn = (areas: readonly AnyArea[], files?: readonly string[]): readonly Mistake[] => {
  const resources = areas.filter((area) => area.kind === 'resource');
  const own = areas.flatMap((area) => {
    const messages = [
      ...permissionMistakes(area),
      ...(area.kind === 'resource' ? rules.flatMap((rule) => [...rule(area, resources)]) : []),
    ];
    return messages.map((message): Mistake => ({ area, message }));
  });
  return [...registryMistakes(areas), ...own, ...(files ? partMistakes(areas, files) : [])];
};

/** Throws an Error that lists all mistakes with their files. `fileOf` returns the file of an area. */
export const requireNoMistakes = (
  areas: readonly AnyArea[],
  fileOf: (area: AnyArea) => string,
  files?: readonly string[],
): void => {
  const mistakes = mistakesIn(areas, files);
  if (mistakes.length === 0) return;
  throw new Error(
    mistakes.map(({ area, message }) => `${fileOf(area)}, "${area.name}": ${message}`).join('\n'),
  );
};
