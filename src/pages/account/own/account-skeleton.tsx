import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Placeholder } from '@ui/cells/skeleton';

/** Skeleton of two sessions. */
export const SessionsSkeleton = () => (
  <Box
    aria-busy
    className="loading"
    sx={{ display: 'grid', gap: 3, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
  >
    {[0, 1].map((row) => (
      <Box key={row} sx={{ display: 'grid', gap: 1 }}>
        <Placeholder width={160} height={14} />
        <Placeholder width="70%" height={12} />
        <Placeholder width="60%" height={12} />
      </Box>
    ))}
  </Box>
);

/** Skeleton of a card, about as high as the card that is loading. */
export const CardSkeleton = ({ height }: { readonly height: number }) => (
  <Paper aria-busy className="loading" sx={{ p: { xs: 2, sm: 2.5 }, height }}>
    <Placeholder width={140} height={16} />
    <Placeholder width="65%" height={12} margin="12px 0 20px" />
    <Placeholder height={40} borderRadius={8} />
  </Paper>
);
