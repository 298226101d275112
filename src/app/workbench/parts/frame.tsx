import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { AccountMenu } from '@ui/layout/account-menu';
import { ClientSwitchButton } from '@ui/layout/client-switch-button';
import { Mark } from '@ui/layout/mark';
import { SideMenu, sizes } from '@ui/layout/side-menu';
import { client } from '../fake-http';
import { Case, Part } from '../part';
import { Stage } from '../stage';

const nothing = () => undefined;
const modes = ['full', 'mini'] as const;

/** What stands around every screen. */
export const Frame = () => (
  <Part name="Shell" column={280}>
    {modes.map((mode) => (
      <Case key={mode} name={`SideMenu ${mode}`}>
        <Paper sx={{ display: 'flex', width: mode === 'full' ? sizes.menu : sizes.mini }}>
          <Stage>
            <SideMenu mode={mode} />
          </Stage>
        </Paper>
      </Case>
    ))}
    <Case name="SideMenu outside of a client">
      <Paper sx={{ display: 'flex', width: sizes.menu }}>
        <Stage isOutside>
          <SideMenu mode="full" />
        </Stage>
      </Paper>
    </Case>
    <Case name="ClientSwitchButton, AccountMenu, Mark">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Stage>
          <ClientSwitchButton name={client.name} single={false} button={{ onClick: nothing }} />
          <ClientSwitchButton name={client.name} single button={{ onClick: nothing }} />
          <AccountMenu />
          <Mark />
        </Stage>
      </Box>
    </Case>
  </Part>
);
