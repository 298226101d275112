import type { Translation } from '@core/resource/words';
import type en from '../en/account';

const es: Translation<typeof en> = {
  panel: {
    title: 'Su gente, sus reclamaciones y sus cifras en un solo lugar.',
    text: 'Para los equipos de los clientes, la agencia y cada empleado que se une al programa de membresía.',
  },
  help: '¿Problemas para iniciar sesión? Contacte a su administrador.',
  backToLogin: 'Volver a iniciar sesión',
  email: {
    label: 'Correo electrónico',
    placeholder: 'nombre@empresa.com',
    required: 'El correo electrónico es obligatorio',
    invalid: 'El correo electrónico no es válido',
  },
  password: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  login: {
    title: 'nuevo inicio de sesión universal',
    subtitle: 'Ingrese con su correo electrónico y contraseña.',
    password: 'Contraseña',
    passwordRequired: 'La contraseña es obligatoria',
    passwordInvalid: 'La contraseña no es válida',
    forgot: '¿Olvidó su contraseña?',
    submit: 'Iniciar sesión',
    busy: 'Iniciando…',
    codeExpired: 'Ese código ya no es válido. Inicie sesión de nuevo para recibir otro.',
    signedOut:
      'Se cerró su sesión porque venció o porque se cerró desde otro dispositivo. Inicie sesión para continuar.',
    linkIncomplete:
      'Ese enlace está incompleto. Ábralo de nuevo desde el mensaje, cópielo entero en la barra de direcciones o pida uno nuevo.',
  },
  onlyHere:
    'Este navegador no puede guardar su sesión. Seguirá abierta solo en esta pestaña, hasta que la cierre o la vuelva a cargar.',
  failure: {
    credentials: 'Credenciales no válidas, inténtelo de nuevo.',
    tooMany: {
      count_one: 'Demasiados intentos. Inténtelo de nuevo en {{count}} minuto.',
      count_many: 'Demasiados intentos. Inténtelo de nuevo en {{count}} de minutos.',
      count_other: 'Demasiados intentos. Inténtelo de nuevo en {{count}} minutos.',
    },
    tooManyLater: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
    starting: 'El portal se está iniciando.',
    startingText: 'Puede tardar un minuto. Continúa por sí solo.',
    title: 'No se pudo completar su solicitud.',
    server: 'El servidor tuvo un problema. Inténtelo de nuevo en un momento.',
    network: 'El servidor no respondió. Revise su conexión e inténtelo de nuevo.',
  },
};

export default es;
