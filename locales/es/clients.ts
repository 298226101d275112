import type { Translation } from '@core/resource/words';
import type en from '../en/clients';

const es: Translation<typeof en> = {
  switch: {
    title: 'Cambiar de cuenta de cliente',
    search: 'Buscar por nombre del cliente',
    close: 'Cerrar',
    list: 'Clientes',
    whole: 'Ver la lista de clientes',
    current: 'Actual',
    groups: { favorites: 'Favoritos', visited: 'Últimos visitados', all: 'Todos los clientes' },
    favorite: 'Favorito: {{name}}',
    favoritesFailed: 'No se pudieron cargar sus favoritos.',
    first: 'Primeros {{shown, number}} de {{total, number}}. Busque para encontrar los demás.',
    all: {
      count_one: '{{count, number}} cliente',
      count_many: '{{count, number}} de clientes',
      count_other: '{{count, number}} clientes',
    },
    emptyTitle: 'No se encontraron clientes',
    emptyText: 'No pudimos encontrar ningún cliente.',
    loading: 'Cargando clientes…',
    failedTitle: 'No se pudieron cargar los clientes',
    failedText: 'El servidor no respondió. Su búsqueda se conserva.',
  },
  switched: 'Ahora está conectado como {{name}}',
};

export default es;
