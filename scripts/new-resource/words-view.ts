import { reviewMark } from '../review/marks';
import { capitalize, keyOf, midSentenceLabel } from './labels';
import { shapeOf } from './shape';
import { has, type Label, type NewField, type NewResource, type View } from './spec';

/** Escapes a text for single quotes. The formatter changes the quotes where needed. */
const escaped = (text: string): string => text.replaceAll("'", "\\'");

const listed = (labels: readonly string[], or: string): string => {
  const words = labels.map(midSentenceLabel);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1) ?? ''}`;
};

/** Returns the data for the template of a texts file: the given names in one language. The template has the sentences. */
export const wordsView = (wanted: NewResource, language: keyof Label) => {
  const { status, filter, searched } = shapeOf(wanted);
  const labelOf = ({ label }: NewField) => escaped(label[language]);
  const valuesOf = ({ values }: NewField) =>
    values.map(({ value, es }) => `${keyOf(value)}: '${escaped(language === 'es' ? es : value)}'`).join(', ');
  return {
    reviewMark,
    capital: capitalize,
    listed,
    has: (view: View) => has(wanted, view),
    name: wanted.name,
    one: escaped(wanted.one[language]),
    many: escaped(wanted.many[language]),
    searched: searched.map(labelOf),
    fields: wanted.fields.map((field) => ({ name: field.name, label: labelOf(field) })),
    statuses: wanted.fields
      .filter(({ kind }) => kind === 'status')
      .map((field) => ({ name: field.name, values: valuesOf(field) })),
    filter: status && { name: filter, label: labelOf(status), values: valuesOf(status) },
  };
};
