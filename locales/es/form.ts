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
    unknown:
      'No se guardó nada, porque esta página no está actualizada. Vuelva a cargarla para obtener la versión actual.',
    conflict: 'Otra persona lo cambió mientras tanto. Ciérrelo y vuelva a abrirlo.',
    other:
      'Algo salió mal y no podemos saber si el cambio se hizo. No se pierde nada de lo que escribió. Vuelva a intentarlo.',
  },
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Se perderá lo que escribió aquí.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
  },
};

export default es;
