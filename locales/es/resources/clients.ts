import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/clients';

const es: Translation<typeof en> = {
  title: 'Todos los clientes',
  subtitle: 'Elija el cliente cuyo espacio de trabajo desea abrir.',
  count_one: '{{count, number}} cliente',
  count_many: '{{count, number}} de clientes',
  count_other: '{{count, number}} clientes',
  search: 'Buscar por nombre del cliente',
  fields: {
    client_account_id: 'Número',
    client_account_name: 'Cliente',
    total_past_due: 'Total vencido',
    open_claim_count: 'Reclamaciones abiertas',
    ytd_gross_profit: 'Ganancia bruta del año',
    pact_compliance: 'Cumplimiento de PACT',
    last_login: 'Último acceso',
    industry_business_id: 'Sector',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado',
    zip_code: 'Código postal',
    phone_number: 'Teléfono',
    email_address: 'Correo electrónico',
  },
  empty: { title: 'No hay clientes', text: 'No pudimos encontrar ningún cliente.' },
  noResult: { title: 'No se encontraron clientes', text: 'No pudimos encontrar ningún cliente.' },
};

export default es;
