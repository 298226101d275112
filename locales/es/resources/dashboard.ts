import type { Translation } from '../../../src/core/resource/words';
import type en from '../../en/resources/dashboard';

const es: Translation<typeof en> = {
  title: 'Panel',
};

export default es;
