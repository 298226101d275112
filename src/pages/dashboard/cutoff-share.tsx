import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figure } from '../../core/figures/values';
import { formatNumber, formatPercent } from '../../core/format/number';
import { useWords } from '../../lib/i18n';

interface PartProps {
  readonly label: string;
  readonly count: Figure;
  readonly color: 'one' | 'muted';
}

const Part = ({ label, count, color }: PartProps) => {
  const words = useWords({ name: 'dashboard' });
  return (
    <Typography
      component="li"
      variant="caption"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        '&::before': {
          content: '""',
          width: 10,
          height: 10,
          borderRadius: '3px',
          bgcolor: `chart.${color}`,
        },
      }}
    >
      {label}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {formatNumber(count) || words('absent')}
      </Box>
    </Typography>
  );
};

interface CutoffShareProps {
  readonly met: Figure;
  readonly notMet: Figure;
}

/** The share of those who met it, as a figure, a bar of two parts and the parts' counts. */
export const CutoffShare = ({ met, notMet }: CutoffShareProps) => {
  const words = useWords({ name: 'dashboard' });
  const share = met === null || notMet === null ? null : met / (met + notMet);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="p" variant="kpi">
        {formatPercent(share) || words('absent')}
        <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
          {words('cutoff.unit')}
        </Typography>
      </Typography>
      {share !== null && (
        <Box
          aria-hidden
          sx={{ display: 'flex', gap: '2px', height: 12, mt: 1, borderRadius: '3px', overflow: 'hidden' }}
        >
          <Box sx={{ bgcolor: 'chart.one' }} style={{ flexGrow: share }} />
          <Box sx={{ bgcolor: 'chart.muted' }} style={{ flexGrow: 1 - share }} />
        </Box>
      )}
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', m: 0, mt: 1.25, p: 0, listStyle: 'none' }}
      >
        <Part label={words('cutoff.met')} count={met} color="one" />
        <Part label={words('cutoff.notMet')} count={notMet} color="muted" />
      </Box>
    </Box>
  );
};
