import Box from '@mui/material/Box';

/** A thin line over the rows before while the next are fetched. It waits 150 ms, so that a fast answer shows nothing. */
export const PagingProgress = ({ busy }: { readonly busy: boolean }) => (
  <Box aria-hidden sx={{ position: 'relative', zIndex: 2 }}>
    {busy && <span role="progressbar" className="paging-line" />}
  </Box>
);
