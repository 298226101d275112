import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { isDetailed } from '@core/resource/resource';
import { DetailBody } from '@ui/detail/detail-body';
import { DetailHeading } from '@ui/detail/detail-heading';
import { useDetail } from '@ui/detail/use-detail';
import { resourceOf } from './declared';
import { shows } from './shows';
import { withScene } from './stage';

const workers = resourceOf('workers');

const Detail = () => {
  if (!isDetailed(workers)) throw new Error('The workers have no detail view');
  const id = useId();
  const detail = useDetail(workers, '1');
  return (
    <Paper sx={{ p: 2 }}>
      <Box sx={{ mb: 2 }}>
        <DetailHeading resource={workers} detail={detail} id={id} level="h2" />
      </Box>
      <DetailBody resource={workers} detail={detail} />
    </Paper>
  );
};

/** A record, and every reason why it may not be shown. */
export default { title: 'Detail', component: Detail } satisfies Meta;

type Story = StoryObj;

export const Shown: Story = { play: shows('dd') };
export const Loading: Story = { parameters: withScene({ server: 'waits' }) };
export const Failed: Story = { parameters: withScene({ server: 'fails' }), play: shows('[role="alert"]') };
export const Forbidden: Story = {
  parameters: withScene({ server: 'refuses' }),
  play: shows('[role="alert"]'),
};
export const NotFound: Story = { parameters: withScene({ server: 'knows nothing' }), play: shows('h2', 2) };
