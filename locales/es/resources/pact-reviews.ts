import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/pact-reviews';

const es: Translation<typeof en> = {
  title: 'Formularios en revisión',
  subtitle: 'Formularios de membresía cuyos apellidos o fecha de nacimiento no coinciden con el registro.',
  count_one: '{{count, number}} formulario',
  count_many: '{{count, number}} de formularios',
  count_other: '{{count, number}} formularios',
  search: 'Buscar por referencia o empresa',
  fields: {
    reference: 'Referencia',
    client_account_name: 'Empresa',
    client_id: 'Número de cliente',
    differs: 'Qué difiere',
    received: 'Recibido',
    waiting: 'Más formularios de esta persona',
    review_status: 'Situación',
    decided: 'Decidido',
    decided_by: 'Decidido por',
    reason: 'Motivo',
    comparison: 'Formulario y registro',
  },
  values: {
    differs: {
      last_name: 'Apellidos',
      date_of_birth: 'Fecha de nacimiento',
      both: 'Apellidos y fecha de nacimiento',
      none: 'Nada, pero sin confirmar',
    },
    review_status: {
      Open: 'Abierto',
      Accepted: 'Aceptado',
      Refused: 'Rechazado',
      Replaced: 'Sustituido',
    },
    comparison: {
      left: 'En el formulario',
      right: 'En el registro',
      first_name: 'Nombre',
      middle_name: 'Segundo nombre',
      last_name: 'Apellidos',
      date_of_birth: 'Fecha de nacimiento',
      address: 'Calle',
      city: 'Ciudad',
      state: 'Estado',
      zip_code: 'Código postal',
      email_address: 'Correo electrónico',
      phone_number: 'Teléfono',
    },
  },
  filters: {
    status: {
      label: 'Situación',
      All: 'Todas',
      Open: 'Abiertos',
      Accepted: 'Aceptados',
      Refused: 'Rechazados',
      Replaced: 'Sustituidos',
    },
  },
  actions: {
    accept: {
      label: 'Aceptar',
      title: '¿Aceptar el formulario {{record}}?',
      text: 'El formulario se asigna a la persona registrada, que recibe un correo con un enlace para firmarlo. Acéptelo solo si tiene la certeza de que se trata de la misma persona.',
      submit: 'Aceptar',
      done: 'Formulario aceptado. Se avisó a la persona por correo.',
      many: {
        title: 'Aceptar {{records}}',
        text: 'Cada formulario se asigna a la persona registrada, que recibe un correo con un enlace para firmarlo. Acepte solo formularios cuya comparación ha visto.',
        will: 'se aceptarán',
        count_one: '{{count, number}} formulario aceptado.',
        count_many: '{{count, number}} formularios aceptados.',
        count_other: '{{count, number}} formularios aceptados.',
      },
      refused: { conflict: 'Ya decididos' },
    },
    refuse: {
      label: 'Rechazar',
      title: '¿Rechazar el formulario {{record}}?',
      text: 'El motivo se envía por correo a quien envió el formulario.',
      submit: 'Rechazar',
      done: 'Formulario rechazado. Se avisó a la persona por correo.',
      many: {
        title: 'Rechazar {{records}}',
        text: 'El motivo se envía por correo a cada persona que envió un formulario.',
        will: 'se rechazarán',
        count_one: '{{count, number}} formulario rechazado.',
        count_many: '{{count, number}} formularios rechazados.',
        count_other: '{{count, number}} formularios rechazados.',
      },
      refused: { conflict: 'Ya decididos' },
    },
  },
  sections: { form: 'Formulario y registro', review: 'Revisión' },
  empty: {
    title: 'No hay formularios en revisión',
    text: 'Aquí aparecen los formularios de membresía que no coinciden con su registro.',
  },
  noResult: {
    title: 'No se encontraron formularios',
    text: 'Ningún formulario coincide con la búsqueda y el filtro.',
  },
};

export default es;
