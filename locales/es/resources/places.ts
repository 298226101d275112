import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/places';

const es: Translation<typeof en> = {
  title: 'Direcciones',
  count_one: '{{count, number}} dirección',
  count_many: '{{count, number}} de direcciones',
  count_other: '{{count, number}} direcciones',
  search: 'Buscar la dirección',
  fields: {
    place_id: 'Lugar',
    description: 'Dirección',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado',
    zip_code: 'Código postal',
  },
  empty: { title: 'No hay direcciones', text: 'Escriba una calle y un número para ver sugerencias.' },
  noResult: {
    title: 'No se encontró la dirección',
    text: 'Ninguna sugerencia coincide. Complete la dirección más abajo.',
  },
};

export default es;
