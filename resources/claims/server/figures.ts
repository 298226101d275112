import claims from '../resource';
import { listedBy } from '@server/api/figures/client-records';
import { kpiAnswer, type Figures } from '@server/api/figures/figures';

export default {
  kpi: (records) =>
    kpiAnswer({
      open_claims: () => records.count('claims', listedBy(claims, { is_open: 'true' })),
      salvage: () => records.count('claims', listedBy(claims, { has_salvage: 'true' })),
    }),
} satisfies Figures;
