import { reviewMark } from '../review/marks';
import { phrases, type Phrases } from './phrases';
import { keyOf, quoted } from './labels';
import { shapeOf } from './shape';
import { has, type Label, type NewResource } from './spec';

type Language = keyof Label;
type Entry = readonly [key: string, text: string | readonly Entry[]];

/** The formatter leaves an object open that begins with a line of its own, and joins any other that fits on one line. */
const object = (entries: readonly Entry[], start = ''): string =>
  `{${start}${entries
    .map(([key, text]) => `${keyOf(key)}: ${typeof text === 'string' ? quoted(text) : object(text)},`)
    .join('\n')}}`;

const valuesOf = (wanted: NewResource, language: Language): Entry[] =>
  wanted.fields
    .filter(({ kind }) => kind === 'status')
    .map(({ name, values }) => [
      name,
      values.map(({ value, es }) => [value, language === 'es' ? es : value] as const),
    ]);

const operationsOf = (wanted: NewResource, say: Phrases): Entry[] => [
  ...(has(wanted, 'create') ? [['create', say.create] as const] : []),
  ...(has(wanted, 'edit') ? [['edit', say.edit] as const] : []),
  ...(has(wanted, 'delete') ? [['delete', say.remove] as const] : []),
];

const entriesOf = (wanted: NewResource, language: Language): Entry[] => {
  const say = phrases(wanted, language);
  const { status, filter, searched } = shapeOf(wanted);
  const values = valuesOf(wanted, language);
  const chosen = values.find(([name]) => name === status?.name)?.[1] ?? [];
  return [
    ['title', say.title],
    ...say.counts,
    ['search', say.search(searched.map(({ label }) => label[language]))],
    ['fields', wanted.fields.map(({ name, label }) => [name, label[language]] as const)],
    ...(values.length > 0 ? [['values', values] as const] : []),
    ...(status
      ? [
          [
            'filters',
            [
              [
                filter,
                [['label', status.label[language]], ['All', say.all], ...(chosen as readonly Entry[])],
              ],
            ],
          ] as const,
        ]
      : []),
    ...(has(wanted, 'detail') ? [['sections', [['main', say.section]]] as const] : []),
    ['empty', say.empty],
    ['noResult', say.noResult],
    ...operationsOf(wanted, say),
  ];
};

export const writeEnglish = (wanted: NewResource): string =>
  `export default ${object(entriesOf(wanted, 'en'), '\n')};\n`;

/** The Spanish words, marked: no program knows whether they read well. */
export const writeSpanish = (wanted: NewResource): string => `${reviewMark}
import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/${wanted.name}';

const es: Translation<typeof en> = ${object(entriesOf(wanted, 'es'), '\n')};

export default es;
`;
