import type { Translation } from '@core/resource/words';
import type en from '../en/palette';

const es: Translation<typeof en> = {
  title: 'Ir a o hacer',
  search: 'Buscar páginas, clientes y acciones',
  close: 'Cerrar',
  list: 'Resultados',
  groups: { areas: 'Páginas', views: 'Vistas guardadas', clients: 'Clientes', actions: 'Acciones' },
  outside: 'Fuera del cliente',
  current: 'Actual',
  signOut: 'Cerrar sesión',
  searching: 'Buscando clientes…',
  clientsFailed: 'No se pudieron buscar los clientes.',
  none: 'No se encontró nada para «{{text}}»',
  results: {
    count_one: '{{count, number}} resultado',
    count_many: '{{count, number}} de resultados',
    count_other: '{{count, number}} resultados',
  },
  keys: { move: 'para moverse', choose: 'para abrir', leave: 'para cerrar' },
};
export default es;
