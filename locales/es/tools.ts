import type { Translation } from '@core/resource/words';
import type en from '../en/tools';

const es: Translation<typeof en> = {
  more: 'Más opciones de la lista',
  export: {
    button: 'Exportar CSV',
    busy: 'Exportando: {{list}}',
    starting: 'Iniciando…',
    progress: '{{done, number}} de {{total, number}} filas',
    cancel: 'Cancelar',
    saved: {
      count_one: '{{count, number}} fila guardada en {{file}}',
      count_many: '{{count, number}} filas guardadas en {{file}}',
      count_other: '{{count, number}} filas guardadas en {{file}}',
    },
    failedTitle: 'No se pudo completar la exportación',
    offline: 'El servidor no respondió o se cortó la conexión. No se guardó nada.',
    forbidden: 'No tiene permiso para exportar esta lista.',
    refused: 'El servidor no pudo crear el archivo. No se guardó nada.',
    tooMany:
      'Se están creando demasiados archivos a la vez. Espere a que termine uno de los suyos o inténtelo de nuevo en un momento.',
    again: 'Intentar de nuevo',
    close: 'Cerrar',
  },
  columns: {
    button: 'Columnas',
    shown: 'Columnas visibles',
    always: '{{column}}, siempre visible',
    density: 'Altura de las filas',
    standard: 'Estándar',
    compact: 'Compacta',
    reset: 'Restablecer',
  },
  views: {
    button: 'Vistas',
    current: 'Vistas; aplicada: {{name}}',
    bare: 'Vista estándar',
    own: 'Mis vistas',
    colleagues: 'Compartidas por colegas',
    usual: '{{name}}, predeterminada',
    save: 'Guardar la vista actual como…',
    manage: 'Administrar las vistas…',
    manageTitle: 'Vistas de la lista: {{list}}',
    none: 'Aún no hay vistas. Busque, filtre u ordene la lista y guarde lo que ve con un nombre.',
    loading: 'Cargando las vistas…',
    failed: 'No se pudieron cargar las vistas.',
    retry: 'Intentar de nuevo',
    close: 'Listo',
    shared: 'Compartida',
    foreign: 'Compartida por un colega',
    makeDefault: 'Usar {{name}} como vista predeterminada',
    dropDefault: '{{name}} es la vista predeterminada. Volver a la vista estándar',
    edit: 'Editar {{name}}',
    delete: 'Eliminar {{name}}',
  },
  form: {
    create: 'Guardar la vista',
    edit: 'Editar la vista',
    fields: {
      name: 'Nombre',
      replace: 'Reemplazarla por lo que muestra la lista ahora',
      isDefault: 'Usarla como mi vista predeterminada',
      shared: 'Compartir con los colegas de {{client}}',
    },
    help: {
      name: 'Como máximo 60 caracteres',
      replace: 'La búsqueda, los filtros y el orden de la lista reemplazan los guardados.',
      isDefault: 'El menú abre la lista con esta vista.',
      shared: 'La puede aplicar quien tenga acceso a esta lista del cliente. Solo usted puede cambiarla.',
    },
    complaints: {
      name: {
        taken: 'Ya tiene una vista con este nombre',
        limit: 'Ya tiene 50 vistas de esta lista. Elimine una primero.',
      },
    },
    submitCreate: 'Guardar la vista',
    submitEdit: 'Guardar los cambios',
    addressMax: 'La búsqueda es demasiado larga para guardarla.',
    created: 'Se guardó la vista {{name}}',
    changed: 'Se cambió la vista {{name}}',
  },
  remove: {
    title: '¿Eliminar la vista {{name}}?',
    text: 'La lista no cambia.',
    sharedText: 'Sus colegas también dejarán de verla. La lista no cambia.',
    submit: 'Eliminar la vista',
    done: 'Se eliminó la vista {{name}}',
  },
};

export default es;
