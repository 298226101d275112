import type en from '../en/pdf';
import type { Translation } from '../../src/core/resource/words';

const es: Translation<typeof en> = {
  asOf: 'Al {{date}}',
  page: 'Página {{page}} de {{pages}}',
  totals: 'Totales',
};
export default es;
