import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figure } from '@core/figures/values';
import { formatNumber, formatPercent } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { Legend } from '@ui/charts/legend';

interface CutoffShareProps {
  readonly met: Figure;
  readonly notMet: Figure;
}

/** The share of those who met it, as a figure, a bar of two parts and the parts' counts. */
export const CutoffShare = ({ met, notMet }: CutoffShareProps) => {
  const words = useWords({ name: 'dashboard' });
  const share = met === null || notMet === null ? null : met / (met + notMet);
  const count = (value: Figure) => formatNumber(value) || words('absent');
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Typography component="p" variant="kpi">
        {formatPercent(share) || words('absent')}
        <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
          {words('cutoff.unit')}
        </Typography>
      </Typography>
      {share !== null && (
        <Box
          aria-hidden
          sx={{ display: 'flex', gap: '2px', height: 12, borderRadius: '3px', overflow: 'hidden' }}
        >
          <Box sx={{ bgcolor: 'chart.one' }} style={{ flexGrow: share }} />
          <Box sx={{ bgcolor: 'chart.muted' }} style={{ flexGrow: 1 - share }} />
        </Box>
      )}
      <Legend
        entries={[
          { key: 'met', label: words('cutoff.met'), color: 'one', value: count(met) },
          { key: 'not_met', label: words('cutoff.notMet'), color: 'muted', value: count(notMet) },
        ]}
      />
    </Box>
  );
};
