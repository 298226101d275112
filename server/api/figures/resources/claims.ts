import type { Condition } from '@core/resource/condition';
import { kpiAnswer, type Figures } from '../figures';

const isOpen: Condition = { field: 'claim_status', op: 'in', value: ['Open', 'Reopen'] };
const hasSalvage: Condition = { field: 'has_salvage', op: 'eq', value: true };

export default {
  kpi: (records) =>
    kpiAnswer({
      open_claims: () => records.count('claims', [isOpen]),
      salvage: () => records.count('claims', [hasSalvage]),
    }),
} satisfies Figures;
