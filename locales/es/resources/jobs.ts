import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/jobs';

const kinds = {
  notice: 'Aviso de la cuenta',
  'password-link': 'Invitación o contraseña nueva',
  'password-reset': 'Contraseña olvidada',
  'address-change': 'Correo nuevo',
  'sign-in-code': 'Código de inicio de sesión',
  'setup-code': 'Código para activar los dos pasos',
  'membership-key': 'Enlace al formulario de membresía',
  'draft-link': 'Enlace a las respuestas guardadas',
  'form-in-review': 'Formulario en revisión',
  'form-accepted': 'Formulario aceptado',
  'form-refused': 'Formulario rechazado',
  'signed-copy': 'Copia firmada',
  'bulk-change': 'Cambio de muchos registros',
};
const states = {
  waiting: 'En espera',
  running: 'En curso',
  done: 'Terminada',
  failed: 'Fallida',
  cancelled: 'Detenida',
};

const es: Translation<typeof en> = {
  title: 'Tareas',
  subtitle:
    'Correos que siguen a un cambio y cambios de muchos registros. Las tareas que fallan se intentan de nuevo durante un día.',
  count_one: '{{count, number}} tarea',
  count_many: '{{count, number}} de tareas',
  count_other: '{{count, number}} tareas',
  alert: {
    count_one: '{{count, number}} tarea fallida',
    count_many: '{{count, number}} de tareas fallidas',
    count_other: '{{count, number}} tareas fallidas',
  },
  search: 'Buscar por error o solicitud',
  fields: {
    kind: 'Tarea',
    job_status: 'Estado',
    created: 'Solicitada',
    tries: 'Intentos',
    error: 'Último error',
    due: 'No antes de',
    ended: 'Fin',
    person: 'Solicitada por',
    request: 'Solicitud',
  },
  values: { kind: kinds, job_status: states, error: { 'too many attempts': 'Demasiadas solicitudes' } },
  filters: {
    status: { label: 'Estado', All: 'Todas', ...states },
    kind: { label: 'Tarea', All: 'Todas', ...kinds },
  },
  actions: {
    retry: {
      label: 'Intentar de nuevo',
      title: '¿Intentar de nuevo la tarea del {{record}}?',
      text: 'El correo se envía ahora.',
      submit: 'Intentar de nuevo',
      done: 'La tarea se ejecuta ahora.',
    },
    cancel: {
      label: 'Detener',
      title: '¿Detener la tarea del {{record}}?',
      text: 'El correo no se envía.',
      submit: 'Detener la tarea',
      done: 'Tarea detenida.',
    },
  },
  sections: { job: 'Tarea', cause: 'Origen' },
  empty: { title: 'Aún no hay tareas', text: 'Aquí aparecen los correos a usuarios y miembros.' },
  noResult: {
    title: 'No se encontraron tareas',
    text: 'Ninguna tarea coincide con la búsqueda y los filtros.',
  },
};

export default es;
