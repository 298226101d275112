import type { Translation } from '@core/resource/words';
import type en from '../en/api-page';

const es: Translation<typeof en> = {
  title: 'API del portal',
  contents: 'Contenido',
  open: 'No se necesita token.',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answers: 'Respuestas',
  name: 'Nombre',
  type: 'Tipo',
  meaning: 'Significado',
  required: 'obligatorio',
  files: 'Para programas: el documento OpenAPI y sus tipos en TypeScript.',
  document: 'Documento OpenAPI (JSON)',
  types: 'Tipos (TypeScript)',
  fileFailed: 'No se pudo obtener el archivo. Inténtelo de nuevo.',
  failed: {
    title: 'No se pudo cargar la descripción de la API',
    text: 'Inténtelo de nuevo en un momento.',
  },
};

export default es;
