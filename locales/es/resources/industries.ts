import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/industries';

const es: Translation<typeof en> = {
  title: 'Sectores',
  count_one: '{{count, number}} sector',
  count_many: '{{count, number}} de sectores',
  count_other: '{{count, number}} sectores',
  search: 'Buscar sectores',
  fields: { name: 'Sector' },
  empty: { title: 'No hay sectores', text: 'No hay sectores entre los que elegir.' },
  noResult: { title: 'No se encontraron sectores', text: 'Ningún sector coincide.' },
};

export default es;
