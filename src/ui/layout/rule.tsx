import Box from '@mui/material/Box';

interface RuleProps {
  /** Room at its ends and above and below it, in the theme's steps. */
  readonly mx?: number;
  readonly my?: number;
}

/** A line between two parts of something. */
export const Rule = ({ mx = 0, my = 0 }: RuleProps) => (
  <Box component="hr" sx={{ mx, my, border: 0, borderBottom: 1, borderColor: 'divider' }} />
);
