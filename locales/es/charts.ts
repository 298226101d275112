import type { Translation } from '@core/resource/words';
import type en from '../en/charts';

const es: Translation<typeof en> = {
  month: 'Mes',
  unknown: '–',
  empty: 'No hay nada que mostrar en este período.',
  keys: '{{name}}. Use las flechas para pasar de un valor a otro.',
  failed: 'No se pudo cargar',
  outdated: 'No se pudo cargar una parte de esta página. Vuelva a cargarla cuando haya guardado lo escrito.',
  reload: 'Volver a cargar',
  retry: 'Reintentar',
  retryOf: 'Reintentar: {{name}}',
  loading: 'Cargando {{name}}',
  compliance: { error: 'No cumplido', warning: 'Cumple en parte', success: 'Cumplido' },
  trend: {
    up: 'Tendencia de {{months}} meses · sube {{change}}',
    down: 'Tendencia de {{months}} meses · baja {{change}}',
    same: 'Tendencia de {{months}} meses · sin cambios',
    short: {
      up: '+{{change}} en {{months}} meses',
      down: '-{{change}} en {{months}} meses',
      same: 'Sin cambios en {{months}} meses',
    },
  },
  change: {
    up: 'Sube un {{percent}} respecto a los 6 meses anteriores',
    down: 'Baja un {{percent}} respecto a los 6 meses anteriores',
    same: 'Igual que en los 6 meses anteriores',
  },
  share: { unit: 'de {{all}} cumplen', rest: '{{rest}} no cumplen' },
  total: {
    label: 'Total',
    all: 'Total general: {{count}}',
    range: 'Mínimo {{lowest}}, máximo {{highest}}',
    best: 'Máximo: {{name}}',
    part: '{{part}} de {{whole}}',
  },
};

export default es;
