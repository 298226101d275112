import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/roles';

const es: Translation<typeof en> = {
  title: 'Roles',
  count_one: '{{count, number}} rol',
  count_many: '{{count, number}} de roles',
  count_other: '{{count, number}} roles',
  search: 'Buscar roles',
  fields: {
    role_name: 'Rol',
    purpose: 'Finalidad',
    needs_employee: 'Para empleados',
    needs_clients: 'Para usuarios de clientes',
  },
  values: {
    purpose: {
      Administrator: 'Dirige el portal: todos los clientes, usuarios, roles y ajustes.',
      Broker:
        'Atiende a todos los clientes: facturación, reclamaciones, cumplimiento y empleados, sin nómina ni usuarios.',
      'Internal Staff': 'Trabaja en las áreas de todos los clientes, pero no administra usuarios.',
      'PACT Administrator':
        'Dirige el programa de membresía de todos los clientes y decide los formularios en revisión.',
      'Client Administrator': 'Trabaja en todas las áreas de sus clientes y administra a sus usuarios.',
      'Regional Manager':
        'Sigue a los empleados, las reclamaciones y el cumplimiento de varios clientes, sin importes.',
      'Agency Administrator': 'Dirige una agencia: sus ingresos, equipo, clientes y miembros.',
      'Worksite Viewer': 'Ve el cumplimiento y los centros de trabajo de sus clientes, y nada más.',
      Member: 'Un empleado que llena y firma el formulario de membresía. No necesita cliente.',
      Agent: 'Trabaja para una agencia y ve sus ingresos, equipo y clientes.',
    },
  },
  empty: { title: 'No hay roles', text: 'No hay roles entre los que elegir.' },
  noResult: { title: 'No se encontraron roles', text: 'Ningún rol coincide.' },
};

export default es;
