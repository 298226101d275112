import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BenefitProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** One thing that a member gets. */
export const Benefit = ({ icon, title, text }: BenefitProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.75 }}>
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: '12px',
        bgcolor: 'soft',
        color: 'onSoft',
      }}
    >
      {icon}
    </Box>
    <div>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ fontSize: '0.875rem' }}>
        {text}
      </Typography>
    </div>
  </Box>
);
