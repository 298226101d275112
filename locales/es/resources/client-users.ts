import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/client-users';
import users from './users';

const es: Translation<typeof en> = {
  ...users,
  empty: {
    title: 'Aún no hay usuarios',
    text: 'Aquí aparecen las personas que pueden iniciar sesión para este cliente.',
  },
};

export default es;
