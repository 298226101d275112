import type { Translation } from '@core/resource/words';
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
  'confirm-address': {
    subject: 'Confirme su nueva dirección de correo',
    text: 'Hola:\n\nEsta dirección se indicó como la nueva dirección de correo de su cuenta. Confírmela aquí en un plazo de 24 horas:\n\n{{link}}\n\nHasta entonces, inicie sesión con la dirección que tiene ahora. Si no esperaba este mensaje, puede ignorarlo.',
  },
  'address-asked': {
    subject: 'Se indicó una nueva dirección de correo para su cuenta',
    text: 'Hola, {{name}}:\n\nSe indicó una nueva dirección de correo para su cuenta. Será válida cuando se confirme; hasta entonces, inicie sesión con esta.\n\nSi no lo esperaba, cambie su contraseña y avise a su administrador.',
  },
  'address-changed': {
    subject: 'Su dirección de correo ha cambiado',
    text: 'Hola, {{name}}:\n\nLa dirección de correo de su cuenta ha cambiado. Se han cerrado todas sus sesiones y, a partir de ahora, debe iniciar sesión con la nueva dirección.\n\nSi no lo esperaba, avise a su administrador.',
  },
  'address-taken': {
    subject: 'Su dirección de correo se indicó para otra cuenta',
    text: 'Hola, {{name}}:\n\nEsta dirección de correo se indicó para otra cuenta. No ha cambiado nada, porque pertenece a la suya.\n\nSi fue usted, inicie sesión con la cuenta que ya tiene. De lo contrario, puede ignorar este mensaje.',
  },
  'password-changed': {
    subject: 'Su contraseña ha cambiado',
    text: 'Hola, {{name}}:\n\nLa contraseña de su cuenta ha cambiado y se han cerrado sus demás sesiones.\n\nSi no fue usted, elija una nueva contraseña con «¿Olvidó su contraseña?» en la página de inicio de sesión y avise a su administrador.',
  },
  'factor-changed': {
    subject: 'El segundo paso de su inicio de sesión ha cambiado',
    text: 'Hola, {{name}}:\n\nEl segundo paso de su inicio de sesión ha cambiado: se activó, se desactivó o recibió nuevos códigos de recuperación.\n\nSi no lo esperaba, cambie su contraseña y avise a su administrador.',
  },
  'signed-copy': {
    subject: 'Su formulario de membresía firmado',
    text: 'Hola:\n\nGracias por unirse. Adjuntamos la copia del formulario de membresía que firmó. Consérvela con sus documentos.\n\nPara su protección, solo muestra los últimos cuatro dígitos de su número de seguro social.',
    fileName: 'formulario-de-membresia.pdf',
  },
  'membership-key': {
    subject: 'Su enlace al formulario de membresía',
    text: 'Hola, {{name}}:\n\nLos últimos cuatro dígitos ya no abren su formulario de membresía porque se escribieron mal demasiadas veces. Este enlace lo abre una sola vez, en las próximas 24 horas:\n\n{{link}}\n\nSi usted no intentó abrir el formulario, puede ignorar este mensaje. No comparta el enlace.',
  },
  'membership-draft': {
    subject: 'Continúe con su formulario de membresía',
    text: 'Hola:\n\nAquí puede continuar con su formulario de membresía, en este dispositivo o en otro:\n\n{{link}}\n\nEl enlace funciona durante 24 horas. Le pedirá los últimos cuatro dígitos de su número de seguro social. No lo comparta.\n\nSi no pidió este enlace, puede ignorar este mensaje.',
  },
  'form-in-review': {
    subject: 'Estamos revisando su formulario de membresía',
    text: 'Hola, {{name}}:\n\nHemos recibido un formulario de membresía a su nombre. Los apellidos o la fecha de nacimiento no coinciden con los que tenemos registrados, así que una persona lo revisará antes de que se pueda firmar. Le escribiremos cuando termine la revisión.\n\nReferencia: {{reference}}\n\nSi usted no envió ningún formulario, avise a su empleador e indique la referencia.',
  },
  'form-differs': {
    subject: 'Estamos revisando un formulario de membresía a su nombre',
    text: 'Hola, {{name}}:\n\nHemos recibido un formulario de membresía a su nombre. No sabemos con seguridad si es suyo, así que una persona lo revisará antes de que se pueda firmar.\n\nReferencia: {{reference}}\n\nSi usted lo envió, no tiene que esperar: abra su formulario aquí y envíelo de nuevo con los apellidos y la fecha de nacimiento que tiene su empleador. El enlace funciona una sola vez, en las próximas 24 horas:\n\n{{link}}\n\nSi usted no envió ningún formulario, avise a su empleador e indique la referencia.',
  },
  'form-accepted': {
    subject: 'Ya puede firmar su formulario de membresía',
    text: 'Hola:\n\nHemos revisado y aceptado su formulario de membresía. Continúe aquí para firmarlo; el enlace funciona una sola vez, en los próximos 7 días:\n\n{{link}}\n\nDespués, abra su formulario como antes.',
  },
  'form-refused': {
    subject: 'No se aceptó su formulario de membresía',
    text: 'Hola:\n\nHemos revisado su formulario de membresía y no pudimos aceptarlo:\n\n{{reason}}\n\nReferencia: {{reference}}\n\nPuede abrir el formulario de nuevo y enviar uno corregido, o preguntar a su empleador.',
  },
  outbox: { attachments: 'Adjunto:', title: 'Bandeja de salida', empty: 'Todavía no hay correos.' },
};

export default es;
