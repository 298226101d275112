import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/members';

const es: Translation<typeof en> = {
  title: 'Administración',
  subtitle: 'Los miembros de la agencia, sus roles y comisiones.',
  count_one: '{{count, number}} miembro',
  count_many: '{{count, number}} de miembros',
  count_other: '{{count, number}} miembros',
  search: 'Buscar por nombre o correo electrónico',
  fields: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    username: 'Correo electrónico',
    role_name: 'Rol',
    stage: 'Situación',
    commission_pct: '% de comisión',
    created: 'Fecha de alta',
    managed: 'Se administra aquí',
  },
  values: {
    stage: { active: 'Activo', inactive: 'Inactivo', not_verified: 'Sin verificar' },
    role_name: { Agent: 'Agente', 'Agency Administrator': 'Administrador' },
  },
  empty: { title: 'Aún no hay miembros', text: 'Aquí aparecen las personas que trabajan para la agencia.' },
  noResult: { title: 'No se encontraron miembros', text: 'Ningún miembro coincide con la búsqueda.' },
  create: {
    title: 'Agregar miembro',
    submit: 'Agregar miembro',
    done: 'Miembro agregado. El correo de activación está en camino.',
  },
  edit: {
    title: 'Editar miembro',
    submit: 'Guardar miembro',
    done: 'Miembro guardado.',
    lockedTitle: 'Miembro',
    locked:
      'Esta persona tiene clientes o permisos que usted no tiene. Aquí puede consultar sus datos. Solo un administrador del portal puede cambiarlos.',
  },
  delete: {
    title: '¿Eliminar a {{record}}?',
    text: 'Esta persona ya no podrá iniciar sesión.',
    submit: 'Eliminar miembro',
    done: 'Miembro eliminado.',
  },
  actions: {
    activate: { label: 'Activar', done: 'Miembro activado.' },
    deactivate: {
      label: 'Desactivar',
      done: 'Miembro desactivado. Esta persona ya no podrá iniciar sesión.',
    },
  },
};

export default es;
