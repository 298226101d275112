import type { Translation } from '../../../src/core/resource/words';
import type en from '../../en/resources/audit-trail';

const actions = {
  'sign-in': 'Inicio de sesión',
  'sign-in-refused': 'Inicio de sesión rechazado',
  'sign-out': 'Cierre de sesión',
  'session-ended': 'Sesión terminada',
  create: 'Agregado',
  update: 'Modificado',
  delete: 'Eliminado',
  refused: 'Rechazado',
  export: 'Exportado',
  'password-changed': 'Contraseña cambiada',
  'address-change-requested': 'Correo nuevo solicitado',
  'address-changed': 'Correo cambiado',
  'factor-changed': 'Segundo factor cambiado',
  'invitation-sent': 'Invitación enviada',
  'role-changed': 'Rol cambiado',
  'keys-rotated': 'Claves reemplazadas',
  'values-erased': 'Valores borrados',
  checkpoint: 'Registros antiguos retirados',
};
const notes = {
  password: 'Contraseña incorrecta',
  'current password': 'Contraseña actual incorrecta',
  'refresh token used again': 'Se presentó de nuevo una sesión ya usada',
  'by a mailed link': 'Con un enlace enviado por correo',
  'form in review': 'Formulario en revisión',
  'form sent': 'Formulario enviado',
  'link in place of the digits': 'Enlace en lugar de los dígitos',
  reset: 'Restablecido',
  one: 'Una sesión',
  'all others': 'Todas las demás sesiones',
};
const areas = {
  users: 'Usuarios',
  'client-users': 'Usuarios de un cliente',
  members: 'Miembros de la agencia',
  session: 'Inicio de sesión',
  account: 'Cuenta propia',
  membership: 'Formulario de membresía',
  keys: 'Claves',
  trail: 'Registro de auditoría',
};

const es: Translation<typeof en> = {
  title: 'Registro de auditoría',
  count_one: '{{count, number}} registro',
  count_many: '{{count, number}} de registros',
  count_other: '{{count, number}} registros',
  search: 'Buscar por persona, cliente, registro o nota',
  fields: {
    at: 'Hora',
    person: 'Persona',
    action: 'Acción',
    resource: 'Área',
    record_id: 'Registro',
    client_name: 'Cliente',
    note: 'Nota',
    user_id: 'Número de usuario',
    client_id: 'Número de cliente',
    network: 'Dirección de red',
    request: 'Solicitud',
    changes: 'Antes y después',
    erased: 'Datos personales borrados',
  },
  values: {
    action: actions,
    resource: areas,
    note: notes,
  },
  filters: {
    action: { label: 'Acción', All: 'Todas', ...actions },
    area: { label: 'Área', All: 'Todas', ...areas },
    person: { label: 'Persona' },
    record: { label: 'Número de registro' },
    from: { label: 'Desde' },
    to: { label: 'Hasta' },
  },
  sections: { event: 'Evento', changes: 'Qué cambió', origin: 'De dónde vino' },
  empty: {
    title: 'Aún no hay registros',
    text: 'Desde ahora aparecen aquí los inicios de sesión, los cambios, las exportaciones y las solicitudes rechazadas.',
  },
  noResult: {
    title: 'No se encontraron registros',
    text: 'Ningún registro coincide con la búsqueda y los filtros.',
  },
};

export default es;
