import type { Translation } from '@core/resource/words';
import type en from '../en/validation';

const es: Translation<typeof en> = {
  required: 'El campo {{field}} es obligatorio',
  invalid: 'El campo {{field}} no es válido',
  characters: 'El campo {{field}} tiene un carácter que no se puede usar',
  pick: 'Lo escrito no coincide con una sola opción. Elija de la lista',
  email: 'El campo {{field}} no es válido',
  zip: 'El campo {{field}} debe tener 5 dígitos, o 5 y 4 separados por un guion',
  state: 'Elija un estado de la lista',
  phone: 'El campo {{field}} debe ser un número de teléfono de EE. UU. de 10 dígitos',
  'person-name':
    'El campo {{field}} no admite direcciones web, direcciones de correo ni números. Deje un espacio después de cada punto.',
  'own-address': 'Cambie su propia dirección de correo en su cuenta. Se necesita su contraseña actual.',
  max: 'El campo {{field}} admite como máximo {{max, number}} caracteres',
  percent: '{{field}} debe estar entre {{from}} y {{to}} por ciento, con dos decimales como máximo',
  number: 'El campo {{field}} debe ser un número, por ejemplo 1,234.5',
  whole: 'El campo {{field}} debe ser un número entero',
  decimals: 'El campo {{field}} tiene demasiados decimales; el máximo es {{decimals}}',
  money: 'El campo {{field}} debe ser un importe en dólares, por ejemplo 1,234.50, sin fracciones de centavo',
  date: 'El campo {{field}} debe ser una fecha completa que exista',
  month: 'El campo {{field}} debe tener mes y año, por ejemplo 03/2026',
  year: 'El campo {{field}} debe ser un año de 4 dígitos',
  duration: 'El campo {{field}} debe tener horas y minutos, por ejemplo 1 h 30 min',
  range: 'El campo {{field}} debe estar entre {{from}} y {{to}}',
  link: 'El campo {{field}} debe ser una dirección web que empiece por https://',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'El correo electrónico no es válido',
  passwordRequired: 'La contraseña es obligatoria',
  passwordInvalid: 'La contraseña no es válida',
  codeRequired: 'Ingrese el código de 6 dígitos',
  codeDigits: 'El código consta solo de 6 dígitos',
};

export default es;
