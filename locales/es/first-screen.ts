import type { Translation } from '@core/resource/words';
import type en from '../en/first-screen';

const es: Translation<typeof en> = {
  incomplete:
    'Esta página no se cargó por completo. No se envió nada. Revise su conexión y vuelva a cargarla.',
  reload: 'Cargar de nuevo',
};

export default es;
