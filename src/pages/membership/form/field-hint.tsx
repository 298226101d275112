import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldHintProps {
  readonly id: string;
  /** Null without a hint; its element stays, or screen readers would not announce a hint that appears in it. */
  readonly children: ReactNode;
}

/** A hint at a likely slip. It is announced politely and does not block the form. */
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
