import type { Meta, StoryObj } from '@storybook/react-vite';
import { useWords } from '@lib/i18n';
import { BarChart } from '@ui/charts/bar-chart';
import { ChartCard } from '@ui/charts/chart-card';
import type { Series } from '@ui/charts/chart-data';
import { LineChart } from '@ui/charts/line-chart';
import { amounts, months } from './sample-rows';
import { shows } from './shows';

const useSeries = () => {
  const words = useWords({ name: 'gross-profit' });
  const title = words('chart.title');
  const cost: Series = { key: 'cost', label: words('fields.cost'), color: 'muted', values: amounts(0.7) };
  const profit: Series = {
    key: 'gross_profit',
    label: words('fields.gross_profit'),
    color: 'one',
    values: amounts(0.3),
  };
  return {
    title,
    text: words('chart.text'),
    cost,
    profit,
    data: { name: title, months, format: 'money' } as const,
  };
};

const Stack = () => {
  const { title, text, cost, profit, data } = useSeries();
  return (
    <ChartCard title={title} text={text} legend={[profit, cost]}>
      <BarChart {...data} series={[cost, profit]} stacked />
    </ChartCard>
  );
};

const Pairs = () => {
  const { title, text, cost, profit, data } = useSeries();
  const values = profit.values.map((value, at) => (at % 4 === 1 ? null : value));
  return (
    <ChartCard title={title} text={text} legend={[profit, cost]}>
      <BarChart {...data} series={[cost, { ...profit, values }]} format="count" />
    </ChartCard>
  );
};

const LineSample = () => {
  const { title, text, profit, data } = useSeries();
  return (
    <ChartCard title={title} text={text}>
      <LineChart {...data} series={profit} />
    </ChartCard>
  );
};

const WithoutChart = ({ state }: { readonly state: 'loading' | 'failed' | 'empty' }) => {
  const { title, text } = useSeries();
  return (
    <ChartCard title={title} text={text} state={state} onRetry={() => undefined}>
      {null}
    </ChartCard>
  );
};

export default {
  title: 'ChartCard',
  component: WithoutChart,
  args: { state: 'loading' },
} satisfies Meta<typeof WithoutChart>;

type Story = StoryObj<typeof WithoutChart>;

export const Stacked: Story = { render: () => <Stack />, play: shows('svg rect', 12) };
export const SideBySide: Story = { render: () => <Pairs />, play: shows('svg rect', 12) };
export const Line: Story = { render: () => <LineSample />, play: shows('svg path') };
export const Loading: Story = {};
export const Failed: Story = { args: { state: 'failed' } };
export const Empty: Story = { args: { state: 'empty' } };
