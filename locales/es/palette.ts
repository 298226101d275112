import type { Translation } from '@core/resource/words';
import type en from '../en/palette';

const es: Translation<typeof en> = {
  title: 'Búsqueda y acciones',
  search: 'Buscar gente, registros y páginas',
  close: 'Cerrar',
  list: 'Resultados',
  groups: { areas: 'Páginas', views: 'Vistas guardadas', clients: 'Clientes', actions: 'Acciones' },
  outside: 'Fuera del cliente',
  current: 'Actual',
  signOut: 'Cerrar sesión',
  searching: 'Buscando…',
  failed: 'No se pudieron buscar los registros.',
  none: 'No se encontró nada para «{{text}}»',
  heading: '{{title}} ({{count, number}})',
  all: {
    count_one: 'Mostrar {{count, number}} en la lista',
    count_many: 'Mostrar {{count, number}} de registros en la lista',
    count_other: 'Mostrar los {{count, number}} en la lista',
  },
  results: {
    count_one: '{{count, number}} resultado',
    count_many: '{{count, number}} de resultados',
    count_other: '{{count, number}} resultados',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    groups: { everywhere: 'En todas partes', find: 'En la búsqueda', list: 'En esta lista' },
    find: 'Buscar personas, registros y páginas',
    shortcuts: 'Mostrar estos atajos',
    close: 'Cerrar un menú o un diálogo',
    move: 'Moverse entre los resultados',
    open: 'Abrir el resultado',
    newTab: 'Abrir el resultado en otra pestaña',
    searchNow: 'Buscar ahora',
    cells: 'Moverse entre las celdas',
    ends: 'Primera y última celda de la fila',
    page: 'Subir o bajar una página',
    copy: 'Copiar la celda o las filas seleccionadas',
    byKey: 'Abrir esta lista con ?',
  },
  signs: {
    up: 'Flecha arriba',
    down: 'Flecha abajo',
    left: 'Flecha izquierda',
    right: 'Flecha derecha',
    enter: 'Intro',
  },
  keys: { move: 'para moverse', choose: 'para abrir', leave: 'para cerrar' },
};
export default es;
