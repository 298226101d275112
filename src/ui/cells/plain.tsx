import Typography from '@mui/material/Typography';
import { Absent } from './absent';

interface PlainProps {
  /** Already formatted; empty when there is nothing to show. */
  readonly text: string;
  readonly weak?: boolean;
  readonly strong?: boolean;
  readonly absent?: 'none' | 'never';
}

/** A formatted value as text. Zero amounts step back, amounts that ask for action stand out. */
export const Plain = ({ text, weak = false, strong = false, absent = 'none' }: PlainProps) =>
  text === '' ? (
    <Absent word={absent} />
  ) : (
    <Typography
      component="span"
      variant="inherit"
      noWrap
      title={text.length > 14 ? text : undefined}
      sx={{ ...(weak && { color: 'text.secondary' }), ...(strong && { fontWeight: 600 }) }}
    >
      {text}
    </Typography>
  );
