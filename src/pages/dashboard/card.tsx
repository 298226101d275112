import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Elements } from '@lib/elements';

interface CardProps {
  readonly title: string;
  /** One line that describes what is measured. */
  readonly text?: ReactNode;
  /** Shown at the top right. */
  readonly aside?: Elements;
  readonly children: Elements;
}

/** One part of the dashboard with its own heading. It can take the focus when a focused element inside it disappears. */
export const Card = ({ title, text, aside, children }: CardProps) => {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, p: 2 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: '4px 16px',
          mb: 1.5,
        }}
      >
        <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {text !== undefined && (
            <Typography variant="caption" component="p" sx={{ mt: 0.25, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      {children}
    </Paper>
  );
};
