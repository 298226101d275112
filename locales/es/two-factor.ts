import type { Translation } from '@core/resource/words';
import type en from '../en/two-factor';

const es: Translation<typeof en> = {
  twoFactor: {
    title: 'Revise su correo',
    subtitle:
      'Le enviamos un código de 6 dígitos, válido por 10 minutos. Escríbalo abajo para terminar de iniciar sesión.',
    code: 'Código',
    required: 'Se requiere un código de 6 dígitos',
    number: 'El código debe ser un número',
    length: 'El código tiene 6 dígitos',
    submit: 'Autenticar',
    busy: 'Comprobando…',
    resend: 'Enviar un código nuevo',
    resendWait: {
      count_one: 'Código nuevo en {{count}} segundo',
      count_many: 'Código nuevo en {{count}} de segundos',
      count_other: 'Código nuevo en {{count}} segundos',
    },
    sent: 'Le enviamos un código nuevo. El anterior ya no sirve.',
    appTitle: 'Abra su aplicación de autenticación',
    appSubtitle: 'Escriba el código de 6 dígitos que muestra ahora para terminar de iniciar sesión.',
    useRecovery: 'Usar un código de recuperación',
    useCode: 'Usar un código de 6 dígitos',
  },
  recovery: {
    title: 'Use un código de recuperación',
    subtitle:
      'Escriba uno de los códigos que guardó al activar el inicio de sesión en dos pasos. Cada uno sirve una vez.',
    label: 'Código de recuperación',
    required: 'Se requiere un código de recuperación',
    form: 'Un código de recuperación tiene 10 letras y números, como abcde-12345',
  },
};

export default es;
