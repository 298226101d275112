import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/workers';

const es: Translation<typeof en> = {
  title: 'Empleados',
  count_one: '{{count, number}} empleado',
  count_many: '{{count, number}} de empleados',
  count_other: '{{count, number}} empleados',
  search: 'Buscar por nombre',
  fields: {
    full_name: 'Empleado',
    employee_status: 'Situación',
    class_code_id: 'Código de clase',
    hire_date: 'Fecha de ingreso',
    days_worked: 'Días trabajados',
    ytd_wages: 'Salario del año',
    pct_cutoff_met: 'Umbral alcanzado',
    email_address: 'Correo electrónico',
    phone_number: 'Teléfono',
    job_title: 'Puesto',
    location_name: 'Centro de trabajo',
    date_of_birth: 'Fecha de nacimiento',
    left_date: 'Último día',
    membership_signed: 'Formulario de membresía firmado',
  },
  card: { id: 'N.º {{value}}', hire_date: 'Contratación: {{value}}' },
  values: {
    employee_status: {
      Active: 'Activo',
      Inactive: 'Inactivo',
      Deceased: 'Fallecido',
      Terminated: 'Dado de baja',
    },
  },
  filters: {
    status: {
      label: 'Situación',
      All: 'Todos',
      Active: 'Activos',
      Inactive: 'Inactivos',
      Deceased: 'Fallecidos',
      Terminated: 'Dados de baja',
    },
    cutoff: { label: 'Umbral', All: 'Todos', Met: 'Alcanzado', 'Not Met': 'No alcanzado' },
    worksite: { label: 'Centro de trabajo' },
    hired: { label: 'Contratación', payPeriod: 'En este período de pago' },
    farBelow: { label: 'Días necesarios', Yes: '33% o menos' },
  },
  kpis: {
    active_employees: 'Empleados activos',
    new_this_period: 'Nuevos en el período',
    tax_cut_off: 'Umbral fiscal',
  },
  sections: {
    employment: 'Relación laboral',
    work: 'Trabajo y salario',
    person: 'Datos personales',
  },
  actions: {
    'mail-signed-form': {
      label: 'Enviar formulario firmado',
      title: '¿Enviar el formulario firmado a {{record}}?',
      text: 'El formulario de membresía va a la dirección de correo que la persona indicó en él.',
      submit: 'Enviar formulario firmado',
      done: 'El formulario firmado está en camino a {{record}}.',
    },
    'signed-form': {
      label: 'Descargar formulario firmado',
      done: 'Se descargó el formulario firmado de {{record}}.',
    },
  },
  empty: {
    title: 'Aún no hay empleados',
    text: 'Los empleados aparecen aquí después de procesar la primera nómina de este cliente.',
  },
  noResult: {
    title: 'No se encontraron empleados',
    text: 'Ningún empleado coincide con la búsqueda y los filtros.',
  },
};

export default es;
