import type { Translation } from '@core/resource/words';
import type en from './posts-en';

const es: Translation<typeof en> = {
  title: 'Artículos',
  count_one: '{{count, number}} artículo',
  count_many: '{{count, number}} de artículos',
  count_other: '{{count, number}} artículos',
  search: 'Buscar por título o autor',
  fields: {
    title: 'Título',
    author: 'Autor',
    category: 'Categoría',
    published_at: 'Publicado',
    views: 'Visitas',
    average_note: 'Nota media',
    commentable: 'Admite comentarios',
    teaser: 'Resumen',
    body: 'Texto',
  },
  values: {
    category: {
      Tech: 'Tecnología',
      Lifestyle: 'Estilo de vida',
      Music: 'Música',
    },
  },
  filters: {
    category: {
      label: 'Categoría',
      All: 'Todas',
      Tech: 'Tecnología',
      Lifestyle: 'Estilo de vida',
      Music: 'Música',
    },
  },
  empty: {
    title: 'Aún no hay artículos',
    text: 'Los artículos aparecen aquí cuando un autor escribe uno.',
  },
  noResult: {
    title: 'No se encontraron artículos',
    text: 'Ningún artículo coincide con la búsqueda y los filtros.',
  },
  create: {
    title: 'Añadir artículo',
    submit: 'Añadir artículo',
    done: 'Artículo añadido.',
  },
  edit: {
    title: 'Editar artículo',
    submit: 'Guardar artículo',
    done: 'Artículo guardado.',
  },
  delete: {
    title: '¿Eliminar {{record}}?',
    text: 'Se puede restaurar desde la papelera.',
    submit: 'Eliminar artículo',
    done: 'Artículo eliminado.',
  },
};
export default es;
