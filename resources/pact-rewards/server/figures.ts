import { kpiAnswer, lazily, type Figures } from '@server/api/figures/figures';

export default {
  kpi: (records) => {
    const workers = lazily(() => records.count('pact-rewards'));
    const bonus = lazily(async () => (await records.sums('pact-rewards', ['total_bonus'])).total_bonus);
    return kpiAnswer({
      total_workers: workers,
      total_rewards: async () => (await records.sums('pact-rewards', ['pact_reward'])).pact_reward,
      total_bonus: bonus,
      avg_worker_bonus: async () => {
        const count = await workers();
        return count === 0 ? 0 : Math.round(((await bonus()) / count) * 100) / 100;
      },
    });
  },
} satisfies Figures;
