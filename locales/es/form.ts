import type { Translation } from '@core/resource/words';
import type en from '../en/form';

const es: Translation<typeof en> = {
  cancel: 'Cancelar',
  showRecord: 'Ver',
  draft: 'Recuperamos lo que escribió antes. Todavía no se ha guardado.',
  close: 'Cerrar',
  busy: 'Guardando',
  taken: '{{field}}: este valor ya está en uso',
  deleting: 'Eliminando',
  deletion: {
    final: 'Esto no se puede deshacer.',
    trash: 'Podrá restaurar el registro desde la papelera durante un tiempo.',
    dependents: 'Depende de ello: {{list}}.',
    notUndone: 'No se deshizo.',
  },
  choose: 'Elegir',
  length: '{{used, number}} de {{max, number}} caracteres',
  monthHelp: 'Mes y año, por ejemplo 03/2026',
  loadFailed: 'No se pudo cargar este registro.',
  notFound: 'Este registro ya no existe.',
  retry: 'Intentar de nuevo',
  search: {
    label: 'Buscar la dirección',
    none: 'No se encontró nada',
    loading: 'Buscando',
    failed: 'La búsqueda no responde. Complete los campos de abajo.',
    listFailed: 'No se pudieron cargar las opciones.',
    first: 'Elija primero: {{field}}',
    hint: 'Escriba para buscar',
    clear: 'Borrar',
    open: 'Abrir',
    remove: 'Quitar',
  },
  failure: {
    offline:
      'El servidor no respondió: no sabemos si el cambio se hizo. No se pierde nada de lo que escribió. Vuelva a intentarlo.',
    forbidden: 'No tiene permiso para hacer esto.',
    gone: 'Este registro ya no existe.',
    busy: {
      count_one: 'Demasiados intentos. Vuelva a intentarlo en {{count, number}} minuto.',
      count_many: 'Demasiados intentos. Vuelva a intentarlo en {{count, number}} minutos.',
      count_other: 'Demasiados intentos. Vuelva a intentarlo en {{count, number}} minutos.',
    },
    yourself: 'No puede eliminar su propia cuenta.',
    deactivateYourself: 'No puede desactivar su propia cuenta.',
    lastAdministrator: 'Es el último administrador activo. Primero haga administrador a otra persona.',
    factorRequired: 'Su rol exige el inicio de sesión en dos pasos. Sigue activado.',
    referenced: 'Otros registros se refieren a este. Elimínelos primero o haga que se refieran a otro.',
    relatedDeleted: 'Se eliminó el registro al que este se refiere. Restaure primero ese registro.',
    unknown:
      'No se guardó nada, porque esta página no está actualizada. Vuelva a cargarla para obtener la versión actual.',
    conflict: 'Otra persona lo cambió mientras tanto. Ciérrelo y vuelva a abrirlo.',
    changed: 'Otra persona cambió esto mientras tanto. Revise lo que dice ahora y vuelva a intentarlo.',
    other:
      'Algo salió mal y no podemos saber si el cambio se hizo. No se pierde nada de lo que escribió. Vuelva a intentarlo.',
  },
  conflict: {
    notice: {
      count_one: 'Otra persona cambió {{count, number}} campo mientras usted escribía.',
      count_other: 'Otra persona cambió {{count, number}} campos mientras usted escribía.',
      count_many: 'Otra persona cambió {{count, number}} de campos mientras usted escribía.',
    },
    noticeBy: {
      count_one: '{{person}} cambió {{count, number}} campo mientras usted escribía.',
      count_other: '{{person}} cambió {{count, number}} campos mientras usted escribía.',
      count_many: '{{person}} cambió {{count, number}} de campos mientras usted escribía.',
    },
    kept: 'Lo que escribió se conserva y aún no está guardado.',
    compare: 'Comparar y guardar',
    title: {
      count_one: 'Otra persona cambió {{count, number}} campo mientras usted escribía',
      count_other: 'Otra persona cambió {{count, number}} campos mientras usted escribía',
      count_many: 'Otra persona cambió {{count, number}} de campos mientras usted escribía',
    },
    text: '{{record}} · Elija qué conservar, campo por campo.',
    by: 'Modificado por {{person}}, {{age}}',
    // Short, because it has one line on a phone.
    bySeveral: '{{person}}, {{age}}',
    server: 'el portal',
    was: 'Antes',
    empty: 'vacío',
    mine: 'Lo suyo',
    theirs: 'Otra persona',
    all: { mine: 'Conservar lo mío', theirs: 'Aceptar lo otro' },
    only: {
      mine: 'Solo usted cambió esto. Se conserva.',
      theirs: 'Solo la otra persona cambió esto. Se conserva.',
    },
    onlyBy: 'Solo {{person}} cambió esto. Se conserva.',
    back: 'Volver al formulario',
    choose: {
      count_one: 'Elija {{count, number}} más',
      count_other: 'Elija {{count, number}} más',
      count_many: 'Elija {{count, number}} más',
    },
    save: {
      count_zero: 'Conservar lo otro',
      count_one: 'Guardar {{count, number}} campo',
      count_other: 'Guardar {{count, number}} campos',
      count_many: 'Guardar {{count, number}} de campos',
    },
    merged: 'Se conservan cambios de otra persona: {{fields}}.',
  },
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Se perderá lo que escribió aquí.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
  },
};

export default es;
