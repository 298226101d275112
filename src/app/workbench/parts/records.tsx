import Paper from '@mui/material/Paper';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { DetailBody } from '@ui/detail/detail-body';
import { DetailHeading } from '@ui/detail/detail-heading';
import { isDetailed } from '@core/resource/resource';
import { useDetail } from '@ui/detail/use-detail';
import type { Server } from '../fake-http';
import { resourceOf } from '../listed';
import { Case, Part } from '../part';
import { Stage } from '../stage';

const workers = resourceOf('workers');
const servers: readonly Server[] = ['answers', 'waits', 'fails', 'refuses', 'knows nothing'];

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

/** One record, and every reason why it is not there. */
export const Records = () => (
  <Part name="Detail" column={420}>
    {servers.map((server) => (
      <Case key={server} name={`server ${server}`}>
        <Stage server={server}>
          <Detail />
        </Stage>
      </Case>
    ))}
  </Part>
);
