import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenu } from '@ui/layout/account-menu';
import { ClientSwitchButton } from '@ui/layout/client-switch-button';
import { Logo } from '@ui/layout/logo';
import { SideMenu, sizes } from '@ui/layout/side-menu';
import { client } from './fake-http';
import { withScene } from './stage';

const noop = () => undefined;

const Menu = ({ mode }: { readonly mode: 'full' | 'mini' }) => (
  <Paper sx={{ display: 'flex', width: mode === 'full' ? sizes.menu : sizes.mini }}>
    <SideMenu mode={mode} />
  </Paper>
);

/** The parts of the shell around every screen. */
export default { title: 'Shell', component: Menu, args: { mode: 'full' } } satisfies Meta<typeof Menu>;

type Story = StoryObj<typeof Menu>;

export const SideMenuFull: Story = {};
export const SideMenuMini: Story = { args: { mode: 'mini' } };
export const SideMenuOutsideOfAClient: Story = { parameters: withScene({ isOutside: true }) };
export const TopBarParts: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ClientSwitchButton name={client.name} single={false} button={{ onClick: noop }} />
      <ClientSwitchButton name={client.name} single button={{ onClick: noop }} />
      <AccountMenu />
      <Logo />
    </Box>
  ),
};
