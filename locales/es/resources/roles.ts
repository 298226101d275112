import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/roles';

const es: Translation<typeof en> = {
  title: 'Roles',
  count_one: '{{count, number}} rol',
  count_many: '{{count, number}} de roles',
  count_other: '{{count, number}} roles',
  search: 'Buscar roles',
  fields: { role_name: 'Rol', needs_employee: 'Para empleados' },
  empty: { title: 'No hay roles', text: 'No hay roles entre los que elegir.' },
  noResult: { title: 'No se encontraron roles', text: 'Ningún rol coincide.' },
};

export default es;
