import type { Translation } from '../../src/core/resource/words';
import type en from '../en/member-form';

const es: Translation<typeof en> = {
  sign: 'Firmar',
  signing: 'Enviando',
};

export default es;
