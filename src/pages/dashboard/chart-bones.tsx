import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { chartHeight } from '../../ui/charts/chart-data';

/** Heights of the columns in CSS pixels; neighbours differ, like real months. */
const columns = [88, 104, 96, 120, 112, 136, 128, 144, 132, 152, 148, 160];

/** A chart by month on its way. */
export const ChartBones = () => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-around',
      height: chartHeight - 24,
      mb: 3,
      pl: 4,
      borderBottom: '1px solid',
      borderColor: 'divider',
    }}
  >
    {columns.map((height) => (
      <Skeleton
        key={height}
        variant="rectangular"
        height={height}
        sx={{ width: '4%', borderRadius: '3px 3px 0 0' }}
      />
    ))}
  </Box>
);
