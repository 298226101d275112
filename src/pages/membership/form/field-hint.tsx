import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldHintProps {
  readonly id: string;
  /** Null while there is nothing to say; the place is there all the same, or nobody would hear what appears in it. */
  readonly children: ReactNode;
}

/** What somebody may want to look at again. It is said politely and stops nobody. */
export const FieldHint = ({ id, children }: FieldHintProps) => (
  <Box
    id={id}
    role="status"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 0.75,
      color: 'chip.warning.text',
      typography: 'body2',
    }}
  >
    {children !== null && (
      <>
        <InfoOutlined aria-hidden sx={{ mt: '8px', fontSize: 16, flexShrink: 0 }} />
        <Box sx={{ pt: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      </>
    )}
  </Box>
);
