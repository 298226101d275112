import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/audit-trail';
import billings from './billings';
import claims from './claims';
import clientAccounts from './client-accounts';
import clients from './clients';
import compliance from './compliance';
import grossProfit from './gross-profit';
import industries from './industries';
import jobs from './jobs';
import locations from './locations';
import myClients from './my-clients';
import myTeam from './my-team';
import pactReviews from './pact-reviews';
import pactRewards from './pact-rewards';
import payroll from './payroll';
import places from './places';
import revenueReport from './revenue-report';
import roleSettings from './role-settings';
import roles from './roles';
import workers from './workers';

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
  'copy-sent': 'Copia firmada enviada',
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
  edit: 'Con el formulario',
  undo: 'Valores anteriores restablecidos',
  restore: 'Restaurado de la papelera',
  'delete for good': 'Eliminado de la papelera definitivamente',
  'without version': 'Sin la versión de partida',
  app: 'Con la aplicación',
  mail: 'Por correo',
  none: 'Desactivado',
  'recovery codes': 'Nuevos códigos de recuperación',
  replaced: 'Clave nueva en uso',
  finished: 'La clave anterior ya no se necesita',
  'all about a user': 'Todo sobre un usuario',
  csv: 'Archivo CSV',
  pdf: 'Archivo PDF',
  get: 'Consulta',
  post: 'Envío',
  delete: 'Eliminación',
  put: 'Cambio',
  patch: 'Cambio',
  forbidden: 'No permitido',
  'not found': 'No encontrado',
  'last administrator': 'Último administrador',
  'cannot delete yourself': 'No se puede eliminar la cuenta propia',
  'cannot deactivate yourself': 'No se puede desactivar la cuenta propia',
  rows_one: '{{count, number}} fila',
  rows_many: '{{count, number}} de filas',
  rows_other: '{{count, number}} filas',
  'rows dropped_one': '{{count, number}} registro retirado',
  'rows dropped_many': '{{count, number}} de registros retirados',
  'rows dropped_other': '{{count, number}} registros retirados',
  'more before_one': '{{count, number}} más antes',
  'more before_many': '{{count, number}} de más antes',
  'more before_other': '{{count, number}} más antes',
};
const areas = {
  users: 'Usuarios',
  'client-users': 'Usuarios de un cliente',
  members: 'Miembros de la agencia',
  session: 'Inicio de sesión',
  account: 'Cuenta propia',
  membership: 'Formulario de membresía',
  keys: 'Claves',
  'audit-trail': 'Registro de auditoría',
  'client-audit-trail': 'Registro de auditoría de un cliente',
  trail: 'Mantenimiento del registro',
  api: 'Otras llamadas',
  billings: billings.title,
  claims: claims.title,
  'client-accounts': clientAccounts.title,
  clients: clients.title,
  compliance: compliance.title,
  'gross-profit': grossProfit.title,
  industries: industries.title,
  jobs: jobs.title,
  locations: locations.title,
  'my-clients': myClients.title,
  'my-team': myTeam.title,
  'pact-reviews': pactReviews.title,
  'pact-rewards': pactRewards.title,
  payroll: payroll.title,
  places: places.title,
  'revenue-report': revenueReport.title,
  'role-settings': roleSettings.title,
  roles: roles.title,
  workers: workers.title,
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
    record_name: 'Nombre del registro',
    record_area: 'Área del registro',
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
