import type { Translation } from '../../../src/core/resource/words';
import type en from '../../en/resources/performance';

const es: Translation<typeof en> = {
  title: 'Desempeño',
};

export default es;
