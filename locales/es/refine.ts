import type { Translation } from '@core/resource/words';
import type en from '../en/refine';

const es: Translation<typeof en> = {
  actions: { list: 'Lista', create: 'Crear', edit: 'Editar', show: 'Ver', clone: 'Duplicar' },
  buttons: {
    cancel: 'Cancelar',
    clone: 'Duplicar',
    confirm: '¿Está seguro?',
    create: 'Crear',
    delete: 'Eliminar',
    edit: 'Editar',
    export: 'Exportar',
    filter: 'Filtrar',
    list: 'Lista',
    notAccessTitle: 'No tiene permiso para hacer esto.',
    refresh: 'Actualizar',
    save: 'Guardar',
    show: 'Ver',
  },
  notifications: {
    success: 'El cambio quedó guardado.',
    error: 'No se pudo cargar (estado {{statusCode}})',
    createSuccess: 'Creado.',
    createError: 'No se pudo crear (estado {{statusCode}})',
    editSuccess: 'Guardado.',
    editError: 'No se pudo guardar (estado {{statusCode}})',
    deleteSuccess: 'Eliminado.',
    deleteError: 'No se pudo eliminar (estado {{statusCode}})',
    undoable: 'El cambio se aplicará en un momento.',
  },
  warnWhenUnsavedChanges: 'No ha guardado lo que escribió. ¿Desea salir de esta página?',
};

export default es;
