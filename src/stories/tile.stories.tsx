import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useWords } from '@lib/i18n';
import { Sparkline } from '@ui/charts/sparkline';
import { ComplianceChip } from '@ui/kpi/figure-tiles';
import { LoadFailed } from '@ui/kpi/load-failed';
import { Tile } from '@ui/kpi/tile';
import { TileRow } from '@ui/kpi/tile-row';

const Values = () => {
  const words = useWords({ name: 'workers' });
  const label = words('kpis.active_employees');
  return (
    <TileRow label={words('title')}>
      <Tile
        label={label}
        value="212"
        note={words('fields.hire_date')}
        extra={<Sparkline values={[3, 5, 4, 9]} />}
      />
      <Tile label={label} value="148" unit="/ 212" link="/employees" />
      <Tile label={label} value="96%" stale />
      <Tile label={label} value="$1,234,567,890.12" note={words('fields.ytd_wages')} />
    </TileRow>
  );
};

const States = () => {
  const words = useWords({ name: 'workers' });
  const label = words('kpis.active_employees');
  return (
    <TileRow label={words('title')}>
      <Tile label={label} value="96%" extra={<ComplianceChip fraction={0.96} />} />
      <Tile label={label} state="loading" />
      <Tile label={label} state="failed" onRetry={() => undefined} />
      <Tile label={words('empty.title')} value="—" />
    </TileRow>
  );
};

const Failed = () => (
  <Paper sx={{ p: 2 }}>
    <LoadFailed name={useWords({ name: 'workers' })('kpis.active_employees')} />
  </Paper>
);

export default { title: 'Tile' } satisfies Meta;

/** With a trend, with a link, with a stale value, and with a very long value. */
export const WithValues: StoryObj = { render: () => <Values /> };
/** With a chip, loading, failed and without a value. */
export const InEveryState: StoryObj = { render: () => <States /> };
export const WithoutTryingAgain: StoryObj = { render: () => <Failed /> };
