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
    activate: {
      label: 'Activar',
      done: 'Miembro activado.',
      many: {
        title: 'Activar {{records}}',
        will: 'se activarán',
        count_one: '{{count, number}} miembro activado.',
        count_many: '{{count, number}} miembros activados.',
        count_other: '{{count, number}} miembros activados.',
      },
      refused: { conflict: 'No están inactivos, o tienen derechos que usted no tiene' },
    },
    commission: {
      label: 'Fijar la comisión',
      title: 'Fijar la comisión de {{record}}',
      submit: 'Fijar la comisión',
      done: 'Comisión cambiada.',
      many: {
        title: 'Fijar la comisión de {{records}}',
        will: 'recibirán esta comisión',
        count_one: '{{count, number}} miembro recibió la comisión.',
        count_many: '{{count, number}} miembros recibieron la comisión.',
        count_other: '{{count, number}} miembros recibieron la comisión.',
      },
      refused: { conflict: 'Con derechos que usted no tiene' },
    },
    deactivate: {
      label: 'Desactivar',
      done: 'Miembro desactivado. Esta persona ya no podrá iniciar sesión.',
      many: {
        title: 'Desactivar {{records}}',
        text: 'Ya no podrán iniciar sesión.',
        will: 'se desactivarán',
        count_one: '{{count, number}} miembro desactivado.',
        count_many: '{{count, number}} miembros desactivados.',
        count_other: '{{count, number}} miembros desactivados.',
      },
      refused: { conflict: 'No están activos, o tienen derechos que usted no tiene' },
    },
  },
};

export default es;
