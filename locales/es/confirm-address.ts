import type { Translation } from '@core/resource/words';
import type en from '../en/confirm-address';

const es: Translation<typeof en> = {
  title: 'Confirme su nuevo correo electrónico',
  subtitle: 'A partir de entonces iniciará sesión con él. Se cerrará su sesión en todos los dispositivos.',
  submit: 'Confirmar correo',
  busy: 'Confirmando…',
  doneTitle: 'Su correo electrónico quedó confirmado',
  done: 'Inicie sesión con el nuevo correo y su contraseña.',
  endedTitle: 'Este enlace ya no funciona',
  used: 'Ya se usó, o se envió uno más reciente. Si ya confirmó su nuevo correo, inicie sesión con él.',
  expired:
    'Ha vencido o está incompleto. Inicie sesión con el correo que tenía y cámbielo de nuevo en su cuenta.',
  incompleteTitle: 'Este enlace está incompleto',
  incomplete:
    'Le falta una parte. Esto ocurre cuando un programa de correo corta una línea larga. Ábralo de nuevo desde el mensaje, cópielo entero en la barra de direcciones o cambie de nuevo su correo en su cuenta.',
  login: 'Ir a iniciar sesión',
  account: 'Ir a su cuenta',
};

export default es;
