import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

/** A thin line over the rows before while the next are fetched. It waits 150 ms, so that a fast answer shows nothing. */
export const PagingProgress = ({ busy }: { readonly busy: boolean }) => (
  <Box aria-hidden sx={{ position: 'relative', zIndex: 2 }}>
    {busy && (
      <LinearProgress
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 0,
          height: 2,
          borderRadius: 0,
          animation: 'appear 120ms 150ms both',
          '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        }}
      />
    )}
  </Box>
);
