import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/performance';

const es: Translation<typeof en> = {
  title: 'Desempeño',
};

export default es;
