import type { Translation } from '../../../src/core/resource/words';
import type en from '../../en/resources/account';

const es: Translation<typeof en> = {
  title: 'Su cuenta',
};

export default es;
