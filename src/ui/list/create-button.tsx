import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Way } from './use-row-ways';

interface CreateButtonProps {
  readonly way: Way;
  readonly label: string;
}

export const CreateButton = ({ way, label }: CreateButtonProps) => (
  <Button variant="contained" startIcon={<Add />} component={Link} to={way.to} state={way.state}>
    {label}
  </Button>
);
