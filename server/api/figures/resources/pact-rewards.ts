import type { ClientRecords } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';

const kpi = async (records: ClientRecords): Promise<object> => {
  const workers = await records.count('pact-rewards');
  const { pact_reward, total_bonus } = await records.sums('pact-rewards', ['pact_reward', 'total_bonus']);
  return kpiAnswer({
    total_workers: workers,
    total_rewards: pact_reward,
    total_bonus,
    avg_worker_bonus: workers === 0 ? 0 : Math.round((total_bonus / workers) * 100) / 100,
  });
};

export default { kpi } satisfies Figures;
