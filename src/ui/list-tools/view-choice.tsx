import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ViewChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A yes or no of the view's form, with a line that says what it means. */
export const ViewChoice = ({ label, help, checked, onChange }: ViewChoiceProps) => {
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={checked}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(event) => onChange(event.target.checked)}
          />
        }
      />
      <Typography id={id} variant="caption" component="p" color="text.secondary" sx={{ pl: '29px' }}>
        {help}
      </Typography>
    </Box>
  );
};
