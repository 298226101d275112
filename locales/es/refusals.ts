import type { Translation } from '@core/resource/words';
import type en from '../en/refusals';

const es: Translation<typeof en> = {
  forbidden: {
    title: 'Acceso denegado',
    page: 'No tiene acceso a esta página. Si lo necesita, pídaselo a su administrador.',
    client: 'No tiene acceso a este cliente. Si lo necesita, pídaselo a su administrador.',
    area: 'No tiene acceso a {{area}}. Si lo necesita, pídaselo a su administrador.',
    missing: 'Lo que falta',
    permission: 'Permiso',
    flag: 'Función',
  },
  clientNotFound: {
    title: 'Cliente no encontrado',
    text: 'Este cliente no existe o fue eliminado.',
  },
};

export default es;
