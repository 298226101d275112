import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StepHeadingProps {
  readonly children: ReactNode;
  readonly isCentred?: boolean;
}

/** The heading of a step, which gets the focus when the step starts. */
export const StepHeading = ({ children, isCentred = false }: StepHeadingProps) => (
  <Typography
    variant="formTitle"
    component="h1"
    tabIndex={-1}
    sx={{ textWrap: 'balance', ...(isCentred && { textAlign: 'center' }) }}
  >
    {children}
  </Typography>
);
