import Box from '@mui/material/Box';

/** Places that stand out. */
const best = 3;

/** A record's place in a ranking, counted from 1. */
export const Place = ({ place }: { readonly place: number }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      minWidth: 28,
      height: 28,
      px: '4px',
      borderRadius: '14px',
      fontSize: 13,
      fontWeight: 600,
      ...(place <= best ? { bgcolor: 'soft', color: 'onSoft' } : { color: 'text.secondary' }),
    }}
  >
    {place}
  </Box>
);
