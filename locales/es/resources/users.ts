import type { Translation } from '../../../src/core/resource/words';
import type en from '../../en/resources/users';

const es: Translation<typeof en> = {
  title: 'Usuarios',
  count_one: '{{count, number}} usuario',
  count_many: '{{count, number}} de usuarios',
  count_other: '{{count, number}} usuarios',
  search: 'Buscar por nombre o correo electrónico',
  fields: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    username: 'Correo electrónico',
    role_id: 'Rol',
    role_name: 'Rol',
    stage: 'Situación',
    created: 'Fecha de alta',
    eip_client_ids: 'Clientes',
  },
  values: { stage: { active: 'Activo', inactive: 'Inactivo', not_verified: 'Sin verificar' } },
  empty: {
    title: 'Aún no hay usuarios',
    text: 'Aquí aparecen las personas que pueden iniciar sesión en este portal.',
  },
  noResult: { title: 'No se encontraron usuarios', text: 'Ningún usuario coincide con la búsqueda.' },
  create: {
    title: 'Agregar usuario',
    submit: 'Agregar usuario',
    done: 'Usuario agregado. El correo de activación está en camino.',
  },
  edit: { title: 'Editar usuario', submit: 'Guardar usuario', done: 'Usuario guardado.' },
  delete: {
    title: '¿Eliminar a {{record}}?',
    text: 'Esta persona ya no podrá iniciar sesión. Esta acción no se puede deshacer.',
    submit: 'Eliminar usuario',
    done: 'Usuario eliminado.',
  },
};

export default es;
