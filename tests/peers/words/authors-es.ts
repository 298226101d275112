import type { Translation } from '@core/resource/words';
import type en from './authors-en';

const es: Translation<typeof en> = {
  title: 'Autores',
  count_one: '{{count, number}} autor',
  count_many: '{{count, number}} de autores',
  count_other: '{{count, number}} autores',
  search: 'Buscar por nombre',
  fields: {
    name: 'Nombre',
    role: 'Función',
    email: 'Correo electrónico',
  },
  values: {
    role: {
      admin: 'Administrador',
      user: 'Usuario',
      visitor: 'Visitante',
    },
  },
  empty: {
    title: 'Aún no hay autores',
    text: 'Los autores escriben los artículos.',
  },
  noResult: {
    title: 'No se encontraron autores',
    text: 'Ningún autor coincide con la búsqueda.',
  },
  create: {
    title: 'Añadir autor',
    submit: 'Añadir autor',
    done: 'Autor añadido.',
  },
  edit: {
    title: 'Editar autor',
    submit: 'Guardar autor',
    done: 'Autor guardado.',
  },
  delete: {
    title: '¿Eliminar {{record}}?',
    text: 'Se puede restaurar desde la papelera.',
    submit: 'Eliminar autor',
    done: 'Autor eliminado.',
  },
};
export default es;
