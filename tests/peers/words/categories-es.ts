import type { Translation } from '@core/resource/words';
import type en from './categories-en';

const es: Translation<typeof en> = {
  title: 'Categorías',
  count_one: '{{count, number}} categoría',
  count_many: '{{count, number}} de categorías',
  count_other: '{{count, number}} categorías',
  search: 'Buscar por título',
  fields: {
    title: 'Título',
  },
  empty: {
    title: 'Aún no hay categorías',
    text: 'Una categoría agrupa productos.',
  },
  noResult: {
    title: 'No se encontraron categorías',
    text: 'Ninguna categoría coincide con la búsqueda.',
  },
  create: {
    title: 'Añadir categoría',
    submit: 'Añadir categoría',
    done: 'Categoría añadida.',
  },
  edit: {
    title: 'Editar categoría',
    submit: 'Guardar categoría',
    done: 'Categoría guardada.',
  },
  delete: {
    title: '¿Eliminar {{record}}?',
    text: 'Se puede restaurar desde la papelera.',
    submit: 'Eliminar categoría',
    done: 'Categoría eliminada.',
  },
};
export default es;
