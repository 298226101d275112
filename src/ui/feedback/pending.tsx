import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Spinner } from './spinner';
import { usePending } from './use-pending';

interface PendingProps {
  /** True while another page is on its way. */
  readonly active: boolean;
  readonly fill?: 'page' | 'area';
  /** What is there meanwhile; it stays for the first second and keeps its state behind the spinner. */
  readonly children?: ReactNode;
}

/** A wait as the portal shows it; around a page, or without children as the fallback of a lazy part. */
export const Pending = ({ active, fill = 'area', children }: PendingProps) => {
  const shown = usePending(active);
  return (
    <>
      {shown && <Spinner fill={fill} />}
      {children !== undefined && (
        <Box aria-busy={active} sx={{ display: shown ? 'none' : 'contents' }}>
          {children}
        </Box>
      )}
    </>
  );
};
