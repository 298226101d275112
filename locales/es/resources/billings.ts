import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/billings';

const es: Translation<typeof en> = {
  title: 'Facturación',
  count_one: '{{count, number}} factura',
  count_many: '{{count, number}} de facturas',
  count_other: '{{count, number}} facturas',
  search: 'Buscar por número de factura',
  fields: {
    invoice_number: 'Factura',
    invoice_date: 'Fecha de factura',
    due_date: 'Vencimiento',
    amount: 'Importe',
    balance: 'Saldo',
    invoice_status: 'Situación',
  },
  values: {
    invoice_status: {
      Pending: 'Pendiente',
      Open: 'Abierta',
      Paid: 'Pagada',
      '15+ Past Due': 'Vencida 15+',
      '60+ Past Due': 'Vencida 60+',
    },
  },
  filters: {
    status: {
      label: 'Situación',
      All: 'Todas',
      Pending: 'Pendientes',
      Open: 'Abiertas',
      Paid: 'Pagadas',
      '15+ Past Due': 'Vencidas 15+',
      '60+ Past Due': 'Vencidas 60+',
    },
  },
  kpis: {
    total_receivables: 'Total por cobrar',
    total_receivables_note: 'Saldo de todas las facturas',
    total_past_due: 'Total vencido',
    total_past_due_note: '15 días o más después del vencimiento',
  },
  downloads: { 'billing-statement': 'Estado de cuenta' },
  empty: {
    title: 'Aún no hay facturas',
    text: 'Una factura aparece aquí después de cada nómina de este cliente.',
  },
  noResult: {
    title: 'No se encontraron facturas',
    text: 'Ninguna factura coincide con la búsqueda y los filtros.',
  },
};

export default es;
