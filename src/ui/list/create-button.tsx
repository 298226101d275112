import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Way } from './use-row-ways';

interface CreateButtonProps {
  readonly way: Way;
  readonly label: string;
}

/** On a phone only the sign stands, so that the page's title keeps its line; the name stays for assistive technology. */
export const CreateButton = ({ way, label }: CreateButtonProps) => (
  <Button
    variant="contained"
    component={Link}
    to={way.to}
    state={way.state}
    aria-label={label}
    sx={{ gap: 1, minWidth: 44, px: { xs: 0, sm: 2 } }}
  >
    <Add fontSize="small" aria-hidden />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
  </Button>
);
