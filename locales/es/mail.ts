import type { Translation } from '../../src/core/resource/words';
import type en from '../en/mail';

const es: Translation<typeof en> = {
  activation: {
    subject: 'Active su cuenta',
    text: 'Hola, {{name}}:\n\nSe ha creado una cuenta para usted. Elija su contraseña aquí en un plazo de 7 días:\n\n{{link}}\n\nSi no esperaba este mensaje, puede ignorarlo.',
  },
  reset: {
    subject: 'Restablezca su contraseña',
    text: 'Hola, {{name}}:\n\nAlguien pidió restablecer la contraseña de su cuenta. Elija una nueva aquí en un plazo de 60 minutos:\n\n{{link}}\n\nSi no fue usted, puede ignorar este mensaje; su contraseña no cambia.',
  },
  'two-factor': {
    subject: 'Su código de acceso',
    text: 'Hola, {{name}}:\n\nSu código de acceso es {{code}}. Es válido durante 10 minutos y solo se puede usar una vez.\n\nSi no está iniciando sesión en este momento, cambie su contraseña.',
  },
  'signed-copy': {
    subject: 'Su formulario de membresía firmado',
    text: 'Hola, {{name}}:\n\nGracias por unirse. Adjuntamos la copia del formulario de membresía que firmó. Consérvela con sus documentos.\n\nPara su protección, solo muestra los últimos cuatro dígitos de su número de Seguro Social.',
    fileName: 'formulario-de-membresia.pdf',
  },
  outbox: { attachments: 'Adjunto:', title: 'Bandeja de salida', empty: 'Todavía no hay correos.' },
};

export default es;
