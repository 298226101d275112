import Box from '@mui/material/Box';
import { Placeholder } from '../cells/skeleton';

const heights = [62, 55, 68, 60, 72, 64, 76, 70, 66, 80, 74, 86];

/** Skeleton of a chart: a bar per month on the base line. Height in CSS pixels. */
export const ChartSkeleton = ({ height }: { readonly height: number }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-around',
      height: height - 24,
      mb: 3,
      pl: 6,
      backgroundImage: (theme) =>
        `linear-gradient(${theme.vars.palette.divider}, ${theme.vars.palette.divider})`,
      backgroundSize: 'calc(100% - 48px) 1px',
      backgroundPosition: 'right bottom',
      backgroundRepeat: 'no-repeat',
    }}
  >
    {heights.map((share, index) => (
      <Placeholder key={index} width="4%" height={`${share}%`} borderRadius="3px 3px 0 0" />
    ))}
  </Box>
);
