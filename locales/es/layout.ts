import type { Translation } from '@core/resource/words';
import type en from '../en/layout';

const es: Translation<typeof en> = {
  skipToContent: 'Ir al contenido',
  printed: 'Impreso el {{when}}',
  home: '{{name}}, página de inicio',
  menu: {
    label: 'Menú principal',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    collapse: 'Contraer el menú',
    expand: 'Expandir el menú',
    alerts: 'Requiere atención',
  },
  groups: {
    start: 'Inicio',
    agency: 'Agencia',
    workforce: 'Personal',
    risk: 'Riesgos',
    finance: 'Finanzas',
    access: 'Acceso',
  },
  clients: 'Lista de clientes',
  search: 'Buscar',
  searchKey: 'Buscar ({{shortcut}})',
  backTo: 'Volver a {{area}}',
  switchClient: '{{name}}, cambiar de cliente',
  account: {
    page: 'Cuenta',
    label: '{{name}}, menú de la cuenta',
    unnamed: 'Menú de la cuenta',
    signOut: 'Cerrar sesión',
  },
};
export default es;
