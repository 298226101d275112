import type { Translation } from '@core/resource/words';
import type en from '../en/errors';

const es: Translation<typeof en> = {
  goBack: 'Regresar',
  home: 'Volver al inicio',
  signOut: 'Cerrar sesión',
  notFound: {
    code: '404',
    title: '¡Vaya! Página no encontrada',
    text: 'Parece que la página que busca no existe o fue eliminada.',
  },
  error: {
    title: '¡Vaya! Algo salió mal',
    text: 'Lamentamos las molestias. Inténtelo de nuevo más tarde o contacte a su administrador.',
    reload: 'Recargar',
    login: 'Ir a iniciar sesión',
  },
};

export default es;
