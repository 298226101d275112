import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { LoadFailed } from '@ui/kpi/load-failed';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { Bone } from './bone';
import { focusCard } from './focus-card';
import { dashboardCalls } from './dashboard-calls';
import { useClientCall } from './use-client-call';

/** How many employees are active now; it fails apart from the chart below it. */
export const EmployeeCount = () => {
  const words = useWords({ name: 'dashboard' });
  const place = useRef<HTMLDivElement>(null);
  const { data, isPending, refetch } = useClientCall(dashboardCalls.workers);
  const name = words('employees.figures');
  if (isPending)
    return (
      <Box sx={{ position: 'relative', py: 0.5 }}>
        <span style={visuallyHidden}>{words('loading', { name })}</span>
        <Bone width={48} height={16} />
      </Box>
    );
  if (data && !('active_employees' in data)) return null;
  if (data)
    return (
      <Typography variant="h2" component="p">
        {formatNumber(data['active_employees']) || words('absent')}
      </Typography>
    );
  const retry = () => {
    focusCard(place.current);
    void refetch();
  };
  return (
    <Box ref={place}>
      <LoadFailed name={name} onRetry={retry} />
    </Box>
  );
};
