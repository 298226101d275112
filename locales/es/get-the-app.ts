import type { Translation } from '@core/resource/words';
import type en from '../en/get-the-app';

const es: Translation<typeof en> = {
  title: 'Obtenga la aplicación móvil',
  subtitle: 'Usted ya es miembro. Instale la aplicación móvil y siga usándola allí.',
  stores: {
    iphone: { phone: 'Teléfono iPhone', store: 'Instálela desde App Store.' },
    android: { phone: 'Teléfono Android', store: 'Instálela desde Google Play.' },
  },
  login: 'Inicie sesión en la aplicación con el mismo correo electrónico y la misma contraseña que aquí.',
  signOut: 'Cerrar sesión',
  account: 'Su cuenta',
  busy: 'Cerrando sesión…',
};

export default es;
