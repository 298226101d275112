import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface WayButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Another way to do the same, on the same page. */
export const WayButton = ({ onPress, children }: WayButtonProps) => (
  <Button variant="text" onClick={onPress} sx={{ ml: -2 }}>
    {children}
  </Button>
);
