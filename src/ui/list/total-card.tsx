import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CardFields } from './card-fields';
import { TotalLabel } from './total-label';
import type { ListController } from './use-list-controller';

/** A list's totals on a phone, below its cards. */
export const TotalCard = ({ controller }: { readonly controller: ListController }) => {
  const { totals } = controller;
  if (!totals) return null;
  return (
    <Paper sx={{ mt: 1, p: 2, bgcolor: 'subtle', '& dd': { fontWeight: 600 } }}>
      <Typography component="div" sx={{ fontSize: 15, lineHeight: '24px' }}>
        <TotalLabel controller={controller} />
      </Typography>
      <Box>
        <CardFields controller={controller} row={totals} names={Object.keys(totals)} />
      </Box>
    </Paper>
  );
};
