import { kindNames } from '@scripts/new-resource/kinds';
import { scopes } from '@scripts/new-resource/options';

const lists: Readonly<Record<string, string>> = {
  status: '(Open,Done)',
  choice: '(Diesel,Petrol)',
  record: '(roles)',
  belongsTo: '(roles)',
};

/** The fields of kinds that a value can be missing of: all but a status. */
const fields = kindNames.flatMap((kind) => {
  const field = `${kind}${lists[kind] ?? ''}`;
  return kind === 'status' ? [field] : [field, `${field}?`];
});

/** The arguments for a resource of each scope with a text and one field of each kind, and with the text alone. */
export const everyCombination: readonly (readonly string[])[] = Object.keys(scopes).flatMap((scope) =>
  [undefined, ...fields].map((field, at) => [
    ...['--name', `blimp-${scope}-${at}-tests`, '--scope', scope, '--field', 'title_text:text'],
    ...(field === undefined ? [] : ['--field', `other_value:${field}`]),
  ]),
);
