import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/client-accounts';

const es: Translation<typeof en> = {
  title: 'Cuentas de clientes',
  subtitle: 'Todos los clientes con sus cifras. El nombre de un cliente abre su espacio de trabajo.',
  count_one: '{{count, number}} cliente',
  count_many: '{{count, number}} de clientes',
  count_other: '{{count, number}} clientes',
  search: 'Buscar por nombre o estado',
  fields: {
    client_account_id: 'Número',
    client_account_name: 'Cliente',
    state: 'Estado',
    employees: 'Empleados',
    total_past_due: 'Total vencido',
    open_claim_count: 'Reclamaciones abiertas',
    pact_compliance: 'Cumplimiento de PACT',
    last_login: 'Último acceso',
  },
  filters: {
    due: { label: 'Saldo', All: 'Todos', 'Past Due': 'Con saldo vencido', 'Nothing Due': 'Nada vencido' },
    claims: { label: 'Reclamaciones', All: 'Todas', Open: 'Abiertas', None: 'Ninguna abierta' },
  },
  empty: { title: 'Aún no hay clientes', text: 'Los clientes aparecen aquí en cuanto existen sus cuentas.' },
  noResult: {
    title: 'No se encontraron clientes',
    text: 'Ningún cliente coincide con la búsqueda y los filtros.',
  },
};

export default es;
