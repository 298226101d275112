import type { Translation } from '../../src/core/resource/words';
import type en from '../en/charts';

const es: Translation<typeof en> = {
  month: 'Mes',
  unknown: '–',
  empty: 'No hay nada que mostrar en este período.',
  keys: '{{name}}. Use las flechas para pasar de un valor a otro.',
  failed: 'No se pudo cargar',
  retry: 'Reintentar',
  retryOf: 'Reintentar: {{name}}',
  loading: 'Cargando {{name}}',
};

export default es;
