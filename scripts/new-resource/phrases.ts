import { capital, within } from './labels';
import type { Label, NewResource } from './spec';

type Texts = readonly (readonly [key: string, text: string])[];

/** The sentences of a words file around the given names. */
export interface Phrases {
  readonly title: string;
  readonly counts: Texts;
  readonly search: (labels: readonly string[]) => string;
  readonly all: string;
  readonly section: string;
  readonly empty: Texts;
  readonly noResult: Texts;
  readonly create: Texts;
  readonly edit: Texts;
  readonly remove: Texts;
}

const listed = (labels: readonly string[], and: string): string => {
  const words = labels.map(within);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
};

const english = ({ one: { en: one }, many: { en: many } }: Pick<NewResource, 'one' | 'many'>): Phrases => ({
  title: capital(many),
  counts: [
    ['count_one', `{{count, number}} ${one}`],
    ['count_other', `{{count, number}} ${many}`],
  ],
  search: (labels) => `Search by ${listed(labels, 'or')}`,
  all: 'All',
  section: 'Details',
  empty: [
    ['title', `No ${many} yet`],
    ['text', `${capital(many)} appear here as soon as there are any.`],
  ],
  noResult: [
    ['title', `No ${many} found`],
    ['text', `No ${one} matches the search and the filters.`],
  ],
  create: [
    ['title', `Add ${one}`],
    ['submit', `Add ${one}`],
    ['done', `${capital(one)} added.`],
  ],
  edit: [
    ['title', `Edit ${one}`],
    ['submit', `Save ${one}`],
    ['done', `${capital(one)} saved.`],
  ],
  remove: [
    ['title', 'Delete {{record}}?'],
    ['text', 'This cannot be undone.'],
    ['submit', `Delete ${one}`],
    ['done', `${capital(one)} deleted.`],
  ],
});

/** Written so that they are right for a name of either gender. */
const spanish = ({ one: { es: one }, many: { es: many } }: Pick<NewResource, 'one' | 'many'>): Phrases => ({
  title: capital(many),
  counts: [
    ['count_one', `{{count, number}} ${one}`],
    ['count_many', `{{count, number}} de ${many}`],
    ['count_other', `{{count, number}} ${many}`],
  ],
  search: (labels) => `Buscar por ${listed(labels, 'o')}`,
  all: 'Todos',
  section: 'Detalles',
  empty: [
    ['title', `Aún no hay ${many}`],
    ['text', 'Aquí aparecerán en cuanto se registre información.'],
  ],
  noResult: [
    ['title', `No se encontraron ${many}`],
    ['text', 'Nada coincide con la búsqueda y los filtros.'],
  ],
  create: [
    ['title', `Agregar ${one}`],
    ['submit', `Agregar ${one}`],
    ['done', 'El registro se agregó.'],
  ],
  edit: [
    ['title', `Editar ${one}`],
    ['submit', `Guardar ${one}`],
    ['done', 'Los cambios se guardaron.'],
  ],
  remove: [
    ['title', '¿Eliminar {{record}}?'],
    ['text', 'Esta acción no se puede deshacer.'],
    ['submit', `Eliminar ${one}`],
    ['done', 'El registro se eliminó.'],
  ],
});

export const phrases = (wanted: Pick<NewResource, 'one' | 'many'>, language: keyof Label): Phrases =>
  ({ en: english, es: spanish })[language](wanted);
