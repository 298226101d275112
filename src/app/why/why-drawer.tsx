import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { explain } from '@core/access/explain';
import { conditionsOf } from '@core/resource/row-action';
import { useCurrentClient } from '@lib/client-context';
import { useCurrentUser } from '@lib/current-user-context';
import { useAreas } from '@lib/registry-context';
import { useSituation } from './use-situation';
import { WhySection } from './why-section';
import { sayConditions, titles } from './why-words';

const parts = ['columns', 'rows', 'operations', 'rowActions', 'downloads', 'menu', 'screens'] as const;

/** What this user sees of this screen and of the menu, what not, and why. */
export const WhyDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const areas = useAreas();
  const user = useCurrentUser();
  const client = useCurrentClient();
  const here = useSituation();
  const explained = explain(areas, here);
  const actions = here.list?.resource.rowActions ?? {};
  const whenOf = (name: string) => {
    const condition = actions[name]?.when;
    return condition && sayConditions(conditionsOf(condition));
  };
  const who = user ? `${user.firstName} ${user.lastName}` : titles.noName;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          lang: 'en',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 420, maxWidth: '100%' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 1, pl: 3, pr: 1.5 }}
      >
        <Typography id={id} variant="h2">
          {titles.open}
        </Typography>
        <IconButton aria-label={titles.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, pb: 3 }}
      >
        <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {[who, client?.name ?? titles.noClient, here.area?.name ?? titles.noArea].join(' · ')}
        </Typography>
        {parts.map((part) => (
          <WhySection
            key={part}
            title={titles[part]}
            parts={explained[part]}
            {...(part === 'rowActions' && { noteOf: whenOf })}
          />
        ))}
      </Box>
    </Drawer>
  );
};
