import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/users';

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
    pending_username: 'Correo electrónico nuevo, sin confirmar',
    employee: 'Empleado',
    eip_clients: 'Clientes',
    eip_client_ids: 'Clientes',
    employee_id: 'Empleado',
    last_login: 'Último inicio de sesión',
    open_link_until: 'El enlace enviado funciona hasta',
    managed: 'Se administra aquí',
    removable: 'Se puede quitar de este cliente',
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
  edit: {
    title: 'Editar usuario',
    submit: 'Guardar usuario',
    done: 'Usuario guardado.',
    lockedTitle: 'Usuario',
    locked:
      'Esta persona también trabaja para otros o tiene permisos que usted no tiene. Aquí puede consultar sus datos. Solo un administrador del portal puede cambiarlos.',
  },
  delete: {
    title: '¿Eliminar a {{record}}?',
    text: 'Esta persona ya no podrá iniciar sesión.',
    submit: 'Eliminar usuario',
    done: 'Usuario eliminado.',
  },
  actions: {
    reactivate: { label: 'Reactivar', done: 'Usuario reactivado.' },
    invite: {
      label: 'Enviar de nuevo la invitación',
      done: 'La invitación para {{record}} está en camino.',
    },
    deactivate: {
      label: 'Desactivar',
      done: 'Usuario desactivado. Esta persona ya no podrá iniciar sesión.',
    },
    'reset-factor': {
      label: 'Desactivar el inicio de sesión en dos pasos',
      title: '¿Desactivar el inicio de sesión en dos pasos de {{record}}?',
      text: 'Para quien perdió el teléfono y los códigos de recuperación. Se cierran todas sus sesiones y la persona inicia sesión solo con la contraseña, o con un código enviado por correo si su rol exige dos pasos.',
      submit: 'Desactivar',
      done: 'El inicio de sesión en dos pasos se desactivó. Se avisa a la persona por correo.',
    },
    unlink: {
      label: 'Quitar de este cliente',
      title: '¿Quitar a {{record}} de este cliente?',
      text: 'Esta persona ya no verá este cliente. La cuenta y sus otros clientes no cambian.',
      submit: 'Quitar',
      done: 'Se quitó del cliente.',
    },
  },
};

export default es;
