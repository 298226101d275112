import { useWords } from '@lib/i18n';
import { BarChart } from '@ui/charts/bar-chart';
import { ChartCard } from '@ui/charts/chart-card';
import type { Series } from '@ui/charts/chart-data';
import { LineChart } from '@ui/charts/line-chart';
import { Case, Part } from '../part';
import { amounts, months } from '../figures';

const nothing = () => undefined;

/** Drawings by month, and the card around them in every state. */
export const Charts = () => {
  const words = useWords({ name: 'gross-profit' });
  const title = words('chart.title');
  const text = words('chart.text');
  const cost: Series = { key: 'cost', label: words('fields.cost'), color: 'muted', values: amounts(0.7) };
  const profit: Series = {
    key: 'gross_profit',
    label: words('fields.gross_profit'),
    color: 'one',
    values: amounts(0.3),
  };
  const holed: Series = {
    ...profit,
    values: profit.values.map((value, at) => (at % 4 === 1 ? null : value)),
  };
  const data = { name: title, months, format: 'money' } as const;
  return (
    <Part name="ChartCard" column={420}>
      <Case name="BarChart stacked">
        <ChartCard title={title} text={text} legend={[profit, cost]}>
          <BarChart {...data} series={[cost, profit]} stacked />
        </ChartCard>
      </Case>
      <Case name="BarChart side by side, months without a value">
        <ChartCard title={title} text={text} legend={[profit, cost]}>
          <BarChart {...data} series={[cost, holed]} format="count" />
        </ChartCard>
      </Case>
      <Case name="LineChart">
        <ChartCard title={title} text={text}>
          <LineChart {...data} series={profit} />
        </ChartCard>
      </Case>
      <Case name="loading">
        <ChartCard title={title} text={text} state="loading">
          {null}
        </ChartCard>
      </Case>
      <Case name="failed">
        <ChartCard title={title} text={text} state="failed" onRetry={nothing}>
          {null}
        </ChartCard>
      </Case>
      <Case name="empty">
        <ChartCard title={title} text={text} state="empty">
          {null}
        </ChartCard>
      </Case>
    </Part>
  );
};
