import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/account';

const es: Translation<typeof en> = {
  title: 'Su cuenta',
};

export default es;
