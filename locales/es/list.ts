import type { Translation } from '@core/resource/words';
import type en from '../en/list';

const es: Translation<typeof en> = {
  id: 'Número',
  none: '–',
  figures: '{{list}}: cifras',
  never: 'Nunca',
  yes: 'Sí',
  no: 'No',
  nightly: 'Los datos se actualizan cada noche.',
  clearSearch: 'Borrar la búsqueda',
  reset: 'Restablecer',
  resetFilters: 'Restablecer los filtros',
  showAll: 'Mostrar todo',
  filters: {
    button: 'Filtros',
    set: {
      count_one: 'Filtros, {{count, number}} aplicado',
      count_many: 'Filtros, {{count, number}} aplicados',
      count_other: 'Filtros, {{count, number}} aplicados',
    },
    bar: 'Búsqueda y filtros',
    title: 'Filtros y orden',
    option: '{{filter}}: {{option}}',
    remove: 'Quitar el filtro {{filter}}: {{option}}',
    show: 'Mostrar {{count}}',
    close: 'Cerrar',
  },
  matches: {
    count_one: '{{count, number}} resultado en {{option}}: mostrar',
    count_many: '{{count, number}} resultados en {{option}}: mostrar',
    count_other: '{{count, number}} resultados en {{option}}: mostrar',
  },
  order: {
    label: 'Ordenar por',
    button: 'Orden: {{field}}, {{order}}',
    option: '{{field}}, {{order}}',
    text: { asc: 'de la A a la Z', desc: 'de la Z a la A' },
    number: { asc: 'de menor a mayor', desc: 'de mayor a menor' },
    date: { asc: 'más antiguos primero', desc: 'más recientes primero' },
  },
  grid: {
    sort: 'Ordenar',
    actions: 'Acciones',
    place: 'Puesto',
    selection: 'Selección',
    selectAll: 'Seleccionar todas las filas de esta página',
    unselectAll: 'Quitar la selección de todas las filas de esta página',
    select: 'Seleccionar fila',
    unselect: 'Quitar la selección de la fila',
  },
  select: {
    start: 'Seleccionar',
    page: {
      count_one: 'Seleccionar este {{count, number}}',
      count_many: 'Seleccionar estos {{count, number}}',
      count_other: 'Seleccionar estos {{count, number}}',
    },
    one: 'Seleccionar {{record}}',
  },
  menu: {
    label: '{{record}}: acciones',
    open: 'Abrir',
    newTab: 'Abrir en otra pestaña',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    notCopied: 'El navegador no permitió copiar el enlace.',
    edit: 'Editar',
    delete: 'Eliminar',
  },
  paging: {
    range: '{{from, number}}–{{to, number}} de {{total, number}}',
    firstOnly:
      'Los primeros {{shown, number}} de {{total, number}}. Use la búsqueda para encontrar los demás.',
    previous: 'Página anterior',
    next: 'Página siguiente',
    label: 'Páginas',
    page: 'Página, de la 1 a la {{last, number}}',
  },
  paper: { search: 'Búsqueda: {{text}}', rows: 'Filas {{range}}' },
  notOffered: {
    title: 'No disponible aquí',
    text: 'El servidor de este portal no ofrece esta página. Todo lo demás funciona como siempre.',
  },
  failed: {
    title: 'No se pudo cargar: {{list}}',
    noAnswer: 'El servidor no respondió. Su búsqueda y sus filtros se conservan.',
    forbidden: 'No tiene acceso a esta lista. Si lo necesita, pídaselo a su administrador.',
    refused: 'El servidor tuvo un problema. Su búsqueda y sus filtros se conservan.',
  },
  status: { loading: 'Cargando', rows: '{{list}}: {{range}}' },
  actions: { edit: 'Editar {{record}}', delete: 'Eliminar {{record}}', named: '{{action}}: {{record}}' },
  period: {
    label: 'Período',
    last6Months: 'Últimos 6 meses',
    yearToDate: 'Año hasta la fecha',
    span: '{{start}} – {{end}}',
  },
  changes: {
    then: 'después',
    empty: '(vacío)',
    secret: 'Cambió. El valor es secreto.',
  },
  download: {
    label: 'Descargar {{name}}',
    busy: 'Preparando…',
    busyOf: 'Preparando {{name}}…',
    noAnswer: 'No se pudo descargar {{name}}: el servidor no respondió. Inténtelo de nuevo.',
    refused: 'No se pudo descargar {{name}}: el servidor no pudo generarlo. Inténtelo de nuevo.',
    tooMany:
      'No se pudo descargar {{name}}: se están creando demasiados archivos. Inténtelo de nuevo en un momento.',
  },
};

export default es;
