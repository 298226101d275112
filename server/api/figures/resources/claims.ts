import claims from '@resources/claims';
import { listedBy } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';

export default {
  kpi: (records) =>
    kpiAnswer({
      open_claims: () => records.count('claims', listedBy(claims, { is_open: 'true' })),
      salvage: () => records.count('claims', listedBy(claims, { has_salvage: 'true' })),
    }),
} satisfies Figures;
