import type { Translation } from '@core/resource/words';
import type en from './comments-en';

const es: Translation<typeof en> = {
  title: 'Comentarios',
  count_one: '{{count, number}} comentario',
  count_many: '{{count, number}} de comentarios',
  count_other: '{{count, number}} comentarios',
  search: 'Buscar por texto o nombre',
  fields: {
    post: 'Artículo',
    author_name: 'Nombre',
    author_email: 'Correo electrónico',
    body: 'Comentario',
    created_at: 'Fecha',
  },
  filters: {
    post: {
      label: 'Artículo',
    },
  },
  empty: {
    title: 'Aún no hay comentarios',
    text: 'Los comentarios sobre los artículos aparecen aquí.',
  },
  noResult: {
    title: 'No se encontraron comentarios',
    text: 'Ningún comentario coincide con la búsqueda.',
  },
  create: {
    title: 'Añadir comentario',
    submit: 'Añadir comentario',
    done: 'Comentario añadido.',
  },
  edit: {
    title: 'Editar comentario',
    submit: 'Guardar comentario',
    done: 'Comentario guardado.',
  },
  delete: {
    title: '¿Eliminar {{record}}?',
    text: 'Se puede restaurar desde la papelera.',
    submit: 'Eliminar comentario',
    done: 'Comentario eliminado.',
  },
};
export default es;
