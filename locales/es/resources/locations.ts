import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/locations';

const es: Translation<typeof en> = {
  title: 'Centros de trabajo',
  count_one: '{{count, number}} centro de trabajo',
  count_many: '{{count, number}} de centros de trabajo',
  count_other: '{{count, number}} centros de trabajo',
  search: 'Buscar por nombre',
  fields: {
    location_name: 'Nombre del centro',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado',
    zip_code: 'Código postal',
    active_employees: 'Empleados activos',
    created_date: 'Fecha de alta',
  },
  empty: {
    title: 'Aún no hay centros de trabajo',
    text: 'Un centro de trabajo es un lugar donde trabajan empleados de este cliente.',
  },
  noResult: {
    title: 'No se encontraron centros de trabajo',
    text: 'Ningún centro de trabajo coincide con la búsqueda.',
  },
  create: {
    title: 'Agregar centro de trabajo',
    submit: 'Agregar centro de trabajo',
    done: 'Centro de trabajo agregado.',
  },
  edit: {
    title: 'Editar centro de trabajo',
    submit: 'Guardar centro de trabajo',
    done: 'Centro de trabajo guardado.',
  },
  delete: {
    title: '¿Eliminar {{record}}?',
    text: 'Sus registros de cumplimiento se eliminan con él.',
    submit: 'Eliminar centro de trabajo',
    done: 'Centro de trabajo eliminado.',
    many: {
      title: 'Eliminar {{records}}',
      text: 'Sus registros de cumplimiento se eliminan con ellos.',
      will: 'se eliminarán',
      count_one: '{{count, number}} centro de trabajo eliminado.',
      count_many: '{{count, number}} centros de trabajo eliminados.',
      count_other: '{{count, number}} centros de trabajo eliminados.',
    },
    refused: { conflict: 'Con empleados activos' },
  },
};

export default es;
