import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/pact-rewards';

const es: Translation<typeof en> = {
  title: 'Informe de recompensas',
  count_one: '{{count, number}} empleado',
  count_many: '{{count, number}} de empleados',
  count_other: '{{count, number}} empleados',
  search: 'Buscar por nombre',
  fields: {
    full_name: 'Empleado',
    pact_reward: 'Recompensa de PACT',
    earning_bonus: 'Bono por ingresos',
    total_bonus: 'Bono total',
  },
  kpis: {
    total_workers: 'Empleados',
    total_workers_note: 'Todas las personas de este informe',
    total_rewards: 'Recompensas de PACT',
    total_bonus: 'Bono total',
    total_bonus_note: 'Recompensas y bonos por ingresos',
    avg_worker_bonus: 'Bono promedio',
    avg_worker_bonus_note: 'Por empleado',
  },
  downloads: { 'rewards-report': 'Informe de recompensas' },
  empty: {
    title: 'Aún no hay recompensas',
    text: 'Aquí aparecen los empleados activos de este cliente con lo que ganaron.',
  },
  noResult: { title: 'No se encontraron empleados', text: 'Ningún empleado coincide con la búsqueda.' },
};

export default es;
