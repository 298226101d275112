import type { Translation } from '@core/resource/words';
import type en from '../en/common';

const es: Translation<typeof en> = {
  direction: 'ltr',
  appName: 'Client Portal',
  close: 'Cerrar',
  loading: 'Cargando…',
  stillWorking: 'Seguimos trabajando…',
  connectionLost: 'Sin conexión. Se conserva lo que escribió y todo se reanuda cuando vuelva la conexión.',
  tryAgain: 'Intentar de nuevo',
  clearSearch: 'Borrar búsqueda',
  notFound: 'No encontrado',
  notices: { label: 'Avisos', dismiss: 'Descartar el aviso', undo: 'Deshacer', undone: 'Deshecho.' },
  needHelp: '¿Necesita ayuda?',
  optional: '(opcional)',
  summary: {
    count_one: 'Hay {{count, number}} punto que requiere su atención',
    count_many: 'Hay {{count, number}} puntos que requieren su atención',
    count_other: 'Hay {{count, number}} puntos que requieren su atención',
    item: '{{field}}: {{message}}',
  },
  language: 'Idioma',
  error: {
    title: '¡Algo salió mal!',
    show: 'Mostrar error',
    hide: 'Ocultar error',
    unknown: 'No hay más detalles disponibles.',
    status: 'El servidor respondió con el estado {{status}}.',
    noAnswer: 'El servidor no respondió.',
  },
};
export default es;
