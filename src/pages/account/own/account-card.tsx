import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Elements } from '@lib/elements';

interface AccountCardProps {
  readonly title: string;
  readonly text: string;
  /** Shown at the top right: a state in one word. */
  readonly aside?: Elements;
  readonly children: Elements;
}

/** One part of the account with its own heading. */
export const AccountCard = ({ title, text, aside, children }: AccountCardProps) => {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ minWidth: 0, p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.25, mb: 2, color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </Paper>
  );
};
