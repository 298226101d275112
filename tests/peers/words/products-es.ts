import type { Translation } from '@core/resource/words';
import type en from './products-en';

const es: Translation<typeof en> = {
  title: 'Productos',
  count_one: '{{count, number}} producto',
  count_many: '{{count, number}} de productos',
  count_other: '{{count, number}} productos',
  search: 'Buscar por nombre o material',
  fields: {
    name: 'Nombre',
    category: 'Categoría',
    material: 'Material',
    price: 'Precio',
    description: 'Descripción',
  },
  filters: {
    category: {
      label: 'Categoría',
    },
  },
  empty: {
    title: 'Aún no hay productos',
    text: 'Los productos aparecen aquí cuando se añade uno.',
  },
  noResult: {
    title: 'No se encontraron productos',
    text: 'Ningún producto coincide con la búsqueda.',
  },
  create: {
    title: 'Añadir producto',
    submit: 'Añadir producto',
    done: 'Producto añadido.',
  },
  edit: {
    title: 'Editar producto',
    submit: 'Guardar producto',
    done: 'Producto guardado.',
  },
  delete: {
    title: '¿Eliminar {{record}}?',
    text: 'Se puede restaurar desde la papelera.',
    submit: 'Eliminar producto',
    done: 'Producto eliminado.',
  },
};
export default es;
