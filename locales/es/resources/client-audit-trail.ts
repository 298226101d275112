import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/client-audit-trail';
import auditTrail from './audit-trail';

const es: Translation<typeof en> = {
  ...auditTrail,
  search: 'Buscar por persona, registro o nota',
  empty: {
    title: 'Aún no hay registros',
    text: 'Desde ahora aparecen aquí los cambios, las exportaciones y las solicitudes rechazadas de este cliente.',
  },
};

export default es;
