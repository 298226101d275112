import Paper from '@mui/material/Paper';
import { useWords } from '@lib/i18n';
import { Sparkline } from '@ui/charts/sparkline';
import { ComplianceChip } from '@ui/kpi/figure-tiles';
import { LoadFailed } from '@ui/kpi/load-failed';
import { Tile } from '@ui/kpi/tile';
import { TileRow } from '@ui/kpi/tile-row';
import { Case, Part } from '../part';
import { Stage } from '../stage';

const nothing = () => undefined;

const AllTiles = () => {
  const words = useWords({ name: 'workers' });
  const label = words('kpis.active_employees');
  return (
    <>
      <Case name="TileRow of 4: with a course, a link, stale, extreme">
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
      </Case>
      <Case name="TileRow of 4: with a chip, loading, failed, without a value">
        <TileRow label={words('title')}>
          <Tile label={label} value="96%" extra={<ComplianceChip fraction={0.96} />} />
          <Tile label={label} state="loading" />
          <Tile label={label} state="failed" onRetry={nothing} />
          <Tile label={words('empty.title')} value="—" />
        </TileRow>
      </Case>
      <Case name="LoadFailed without a way to try again">
        <Paper sx={{ p: 2 }}>
          <LoadFailed name={label} />
        </Paper>
      </Case>
    </>
  );
};

/** Figures in every state; those of a declared list stand above the lists. */
export const Tiles = () => (
  <Part name="Tile">
    <Stage>
      <AllTiles />
    </Stage>
  </Part>
);
