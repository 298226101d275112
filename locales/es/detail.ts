import type { Translation } from '@core/resource/words';
import type en from '../en/detail';

const es: Translation<typeof en> = {
  loading: 'Cargando',
  back: 'Volver a {{list}}',
  close: 'Cerrar',
  edit: 'Editar',
  trail: 'Dónde está este registro',
  turns: 'Registros de esta lista',
  previous: 'Anterior',
  next: 'Siguiente',
  place: '{{place}} de {{total}}',
  whole: 'Detalles',
  differs: 'Difiere',
  notFound: {
    title: 'No encontrado',
    text: 'Este registro no existe o fue eliminado.',
  },
  failed: {
    title: 'No se pudo cargar este registro',
    noAnswer: 'El servidor no respondió.',
    refused: 'El servidor tuvo un problema.',
    forbidden: 'No tiene permiso para ver este registro.',
  },
};
export default es;
