import { expect, it } from 'vitest';
import { opensDialog, recordActionsOf, type Action } from '@core/resource/action';
import { actionsOnRecords, deleteAction } from '@core/resource/many-records';
import { wordField } from '@core/resource/relation';
import { type DetailSpec, type Resource, wholeRecord } from '@core/resource/resource';

type Leaves = Record<string, string>;

/** Returns every text by its dotted key. */
export const leavesOf = (words: object, prefix = ''): Leaves =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(leavesOf(value as object, `${prefix}${key}.`)),
    ),
  );

/** Returns the sections that have a name in the words. */
const sectionsOf = (detail: DetailSpec | undefined): string[] =>
  Object.keys(detail?.sections ?? {}).filter((name) => name !== wholeRecord);

const variables = (text: string) =>
  (text.match(/\{\{\s*\w+/g) ?? []).map((name) => name.slice(2).trim()).sort();
const onlyPlural = /_many$/;

/** Checks that Spanish has every English text, with the same variables, plus the plural form that English does not have. */
export const checkTranslation = (en: object, es: object): void => {
  const english = leavesOf(en);
  const spanish = leavesOf(es);
  it('has the same texts in both languages, none of them empty', () => {
    expect(
      Object.keys(spanish)
        .filter((key) => !onlyPlural.test(key))
        .sort(),
    ).toEqual(Object.keys(english).sort());
    expect(Object.entries({ ...english, ...spanish }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('uses the same variables in both languages', () => {
    for (const [key, text] of Object.entries(english))
      expect({ key, uses: variables(spanish[key] ?? '') }).toEqual({ key, uses: variables(text) });
  });
  it('has the third plural form in Spanish', () => {
    const plurals = Object.keys(english).filter((key) => key.endsWith('_other'));
    expect(plurals.map((key) => key.replace(/other$/, 'many')).filter((key) => !(key in spanish))).toEqual(
      [],
    );
  });
};

/** Returns the words that an action needs: more if it asks for confirmation first. */
const actionWords = (action: Action): string[] => {
  if (!opensDialog(action)) return ['label', 'done'];
  return ['label', 'done', 'title', 'submit', ...('confirm' in action && action.confirm ? ['text'] : [])];
};

/** Returns the words that an action on many records can have. */
const manyWords = (resource: Resource, words: object): string[] =>
  actionsOnRecords(resource)
    .map((name) => (name === deleteAction ? name : `actions.${name}`))
    .flatMap((at) =>
      Object.keys(leavesOf(words)).filter(
        (key) => /^\.(many|refused)\./.test(key.slice(at.length)) && key.startsWith(at),
      ),
    );

/** Checks that the words cover everything that the declaration shows. */
export const checkResourceWords = (resource: Resource, words: object): void => {
  it('has words for everything that it shows', () => {
    const { fields, list, form, operations, detail, downloads, actions } = resource;
    const keys = [
      ...[...Object.keys(fields), ...Object.keys(form?.inputs ?? {})].map(
        (name) => `fields.${wordField(fields, name)}`,
      ),
      ...Object.entries(fields).flatMap(([name, { values }]) =>
        Object.keys(values ?? {}).map((value) => `values.${name}.${value}`),
      ),
      ...Object.entries(form?.inputs ?? {}).flatMap(([name, input]) =>
        input.kind === 'choice' ? input.values.map((value) => `values.${name}.${value}`) : [],
      ),
      ...Object.entries(actions ?? {}).flatMap(([name, action]) =>
        actionWords(action).map((word) => `actions.${name}.${word}`),
      ),
      ...recordActionsOf(actions).flatMap(([, { inputs = {} }]) =>
        Object.entries(inputs).flatMap(([name, input]) => [
          `fields.${name}`,
          ...(input.kind === 'choice' ? input.values.map((value) => `values.${name}.${value}`) : []),
        ]),
      ),
      ...(operations.edit?.when ? ['edit.locked', 'edit.lockedTitle'] : []),
      ...Object.entries(list?.filters ?? {}).flatMap(([name, filter]) => [
        // The filter by a relation has the name of its field.
        ...(fields[name]?.relation ? [] : [`filters.${name}.label`]),
        ...(filter.kind === 'one-of'
          ? Object.keys(filter.options).map((option) => `filters.${name}.${option}`)
          : []),
        ...(filter.kind === 'span' ? (filter.named ?? []).map((option) => `filters.${name}.${option}`) : []),
      ]),
      ...Object.keys(downloads ?? {}).map((name) => `downloads.${name}`),
      ...Object.keys(form?.rules ?? {}).map((name) => `rules.${name}`),
      ...sectionsOf(detail).map((name) => `sections.${name}`),
      ...(list?.chart ? ['chart.title', 'chart.text'] : []),
      ...(list?.kpis?.tiles ?? []).map(({ key }) => `kpis.${key}`),
      ...Object.keys(operations).flatMap((operation) =>
        ['title', 'submit', 'done'].map((word) => `${operation}.${word}`),
      ),
    ];
    const present = leavesOf(words);
    expect(keys.filter((key) => key !== 'fields.id' && !(key in present))).toEqual([]);
  });
  it('has no figure, file, rule, action, section or chart that the declaration lacks', () => {
    const { list, form, detail, downloads, actions } = resource;
    const tiles = (list?.kpis?.tiles ?? []).map(({ key }) => key);
    const shown = new Set([
      ...tiles.flatMap((key) => [`kpis.${key}`, `kpis.${key}_note`]),
      ...Object.keys(downloads ?? {}).map((name) => `downloads.${name}`),
      ...Object.keys(form?.rules ?? {}).map((name) => `rules.${name}`),
      ...Object.entries(actions ?? {}).flatMap(([name, action]) =>
        [...actionWords(action), ...(opensDialog(action) ? ['text'] : [])].map(
          (word) => `actions.${name}.${word}`,
        ),
      ),
      ...manyWords(resource, words),
      ...sectionsOf(detail).map((name) => `sections.${name}`),
      ...(list?.chart ? ['chart.title', 'chart.text'] : []),
    ]);
    const present = Object.entries(leavesOf(words)).filter(([key]) =>
      /^(kpis|downloads|rules|actions|sections|chart|delete\.(many|refused))\./.test(key),
    );
    expect(present.map(([key]) => key).filter((key) => !shown.has(key))).toEqual([]);
    for (const [, text] of present)
      expect(
        variables(text).filter(
          (name) => !['record', 'records', 'count', 'field'].includes(name) && !tiles.includes(name),
        ),
      ).toEqual([]);
  });
};
