import type { Translation } from '@core/resource/words';
import type en from '../en/new-password';

const es: Translation<typeof en> = {
  activate: {
    title: 'Active su cuenta',
    subtitle: 'Elija la contraseña con la que iniciará sesión.',
    password: 'Contraseña',
    submit: 'Activar',
    busy: 'Activando…',
    savedTitle: 'Su cuenta está activa',
    saved: 'Su contraseña quedó guardada. Ya puede iniciar sesión con ella.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    subtitle: 'Reemplaza a la anterior y cierra su sesión en todos los dispositivos.',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    busy: 'Guardando…',
    savedTitle: 'Su contraseña cambió',
    saved: 'A partir de ahora, inicie sesión con la contraseña nueva.',
  },
  confirmation: {
    label: 'Confirme la contraseña',
    show: 'Mostrar la confirmación',
    hide: 'Ocultar la confirmación',
  },
  rules: {
    title: 'Su contraseña necesita',
    length: 'Al menos 8 caracteres',
    upper: 'Al menos una letra mayúscula',
    special: 'Al menos un carácter especial ($, !, @, _, *, etc.)',
    number: 'Al menos un número',
    met: '(cumplido)',
    unmet: '(falta)',
    left: 'Todavía falta: {{rules}}',
    allMet: 'La contraseña cumple todas las reglas.',
  },
  complaint: {
    required: 'La contraseña es obligatoria.',
    characters: 'La contraseña tiene un carácter que no se puede usar.',
    rules: 'La contraseña debe cumplir todas las reglas de abajo.',
    long: 'La contraseña puede tener 128 caracteres como máximo.',
    name: 'Esta contraseña es un nombre fácil de adivinar. Elija otra, por favor.',
    common: 'Es una de las contraseñas más comunes. Elija otra, por favor.',
    refused: 'No se puede usar esta contraseña. Elija otra, por favor.',
    match: 'Las contraseñas deben coincidir.',
  },
  failed: 'Ocurrió un error, inténtelo de nuevo.',
  ended: {
    title: 'Este enlace ya no funciona',
    used: 'Ya se usó. Si acaba de elegir una contraseña, inicie sesión con ella. Si no, pida un enlace nuevo.',
    expired: 'Ha vencido o está incompleto. Pida un enlace nuevo y se lo enviaremos por correo.',
    ask: 'Pedir un enlace nuevo',
    incomplete:
      'Le falta una parte. Esto ocurre cuando un programa de correo corta una línea larga. Ábralo de nuevo desde el mensaje, cópielo entero en la barra de direcciones o pida uno nuevo.',
    incompleteTitle: 'Este enlace está incompleto',
  },
  goToLogin: 'Ir a iniciar sesión',
  goHome: 'Ir al portal',
  haveAccount: '¿Ya tiene una cuenta?',
};

export default es;
