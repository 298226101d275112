import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PartProps {
  /** What the code calls it: a component, a kind, a state. It is the same in every language. */
  readonly name: string;
  /** Least width of a case in CSS pixels; the whole line where absent. */
  readonly column?: number;
  readonly children: ReactNode;
}

/** One component or family of them, with its cases side by side. */
export const Part = ({ name, column, children }: PartProps) => {
  const id = useId();
  const columns =
    column === undefined ? 'minmax(0, 1fr)' : `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))`;
  return (
    <Box component="section" aria-labelledby={id} data-part={name}>
      <Typography id={id} variant="h2" translate="no" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
        {children}
      </Box>
    </Box>
  );
};

interface CaseProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One case of a part, below its name. */
export const Case = ({ name, children }: CaseProps) => (
  <Box data-case={name} sx={{ minWidth: 0 }}>
    <Typography variant="caption" component="p" translate="no" sx={{ mb: 0.5, color: 'text.secondary' }}>
      {name}
    </Typography>
    {children}
  </Box>
);
