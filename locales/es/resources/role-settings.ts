import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/role-settings';

const es: Translation<typeof en> = {
  title: 'Ajustes de los roles',
  count_one: '{{count, number}} rol',
  count_many: '{{count, number}} de roles',
  count_other: '{{count, number}} roles',
  search: 'Buscar roles',
  fields: { role_name: 'Rol', factor_required: 'Exige inicio de sesión en dos pasos' },
  empty: { title: 'Aún no hay roles', text: 'Los roles de este portal aparecen aquí.' },
  noResult: { title: 'No se encontraron roles', text: 'Ningún rol coincide con la búsqueda.' },
  edit: { title: 'Ajustes de {{record}}', submit: 'Guardar ajustes', done: 'Ajustes guardados.' },
};

export default es;
