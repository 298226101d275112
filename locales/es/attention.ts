import type { Translation } from '@core/resource/words';
import type en from '../en/attention';

const es: Translation<typeof en> = {
  worksites: { one: '1 centro de trabajo', other: '{{count, number}} centros de trabajo' },
  claim: { one: 'Reclamación {{number}} por decidir', other: 'Reclamaciones por decidir' },
  claimDetail: {
    one: 'Lesión del {{date}} · decisión en un plazo de {{days}} días',
    other: 'Primera lesión del {{date}} · decisión en un plazo de {{days}} días',
  },
  invoice: {
    one: 'La factura {{number}} está vencida',
    other: 'Facturas con más de {{days}} días de vencidas',
  },
  invoiceDetail: '{{amount}} pendientes',
  requirement: '{{requirement}}: plazo vencido',
  requirementDetail: '{{where}} · {{completed, number}} de {{required, number}} completados',
  worker: { one: 'Empleado por debajo del umbral', other: 'Empleados por debajo del umbral' },
  workerDetail: '33% o menos de los días necesarios',
};

export default es;
