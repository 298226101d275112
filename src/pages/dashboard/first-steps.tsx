import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { areaPath } from '@core/navigation/paths';
import { useAppAbility } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { useAreas } from '@lib/portal-context';
import { CardLink } from './card-link';
import { useClientId } from './use-client-call';

/** First steps for a new client: the actions that this user has access to. */
export const FirstSteps = () => {
  const words = useWords({ name: 'dashboard' });
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useClientId();
  const steps = [
    { area: 'locations', operation: 'create' as const, rest: '/new', text: words('start.worksite') },
    { area: 'client-users', operation: 'list' as const, rest: '', text: words('start.users') },
  ].flatMap(({ area: name, operation, rest, text }) => {
    const area = areas.find((one) => one.name === name);
    return area && ability.can(operation, name) ? [{ to: areaPath(area, clientId) + rest, text }] : [];
  });
  return (
    <Box sx={{ display: 'grid', flex: 1, alignContent: 'center', gap: 2, minHeight: 120 }}>
      <Box>
        <Typography variant="subtitle2" component="p">
          {words('start.title')}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.25 }}>
          {words('start.text')}
        </Typography>
      </Box>
      {steps.map(({ to, text }) => (
        <CardLink key={to} to={to}>
          {text}
        </CardLink>
      ))}
    </Box>
  );
};
