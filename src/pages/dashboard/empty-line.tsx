import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface EmptyLineProps {
  readonly children: string;
}

/** Said in place of figures that do not exist yet. */
export const EmptyLine = ({ children }: EmptyLineProps) => (
  <Box sx={{ display: 'grid', flex: 1, placeItems: 'center', minHeight: 120 }}>
    <Typography sx={{ color: 'text.secondary', textAlign: 'center', textWrap: 'balance' }}>
      {children}
    </Typography>
  </Box>
);
