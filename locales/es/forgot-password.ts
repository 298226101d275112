import type { Translation } from '@core/resource/words';
import type en from '../en/forgot-password';

const es: Translation<typeof en> = {
  title: '¿Olvidó su contraseña?',
  subtitle: 'Escriba su correo y le enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviar enlace',
  busy: 'Enviando…',
  doneTitle: 'Revise su correo',
  done: 'Si {{email}} tiene una cuenta, recibirá un enlace para elegir una contraseña nueva. Puede tardar unos minutos.',
};

export default es;
