import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Elements } from '@lib/elements';

interface CasesProps {
  /** Cases by the name shown above each one: a kind, a state, an example. The names are not translated. */
  readonly of: Readonly<Record<string, Elements>>;
  /** Minimum width of a case in CSS pixels. */
  readonly width?: number;
}

/** Cases of one component, side by side. */
export const Cases = ({ of, width = 280 }: CasesProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
    }}
  >
    {Object.entries(of).map(([name, one]) => (
      <Box key={name} data-case={name} sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" translate="no" sx={{ mb: 0.5, color: 'text.secondary' }}>
          {name}
        </Typography>
        {one satisfies Elements}
      </Box>
    ))}
  </Box>
);
