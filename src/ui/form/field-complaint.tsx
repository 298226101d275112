import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

interface FieldComplaintProps {
  /** What the control names as its description. */
  readonly id: string;
  /** Already translated. */
  readonly text: string;
}

/** What is wrong with a field, below its control. */
export const FieldComplaint = ({ id, text }: FieldComplaintProps) => (
  <FormHelperText id={id} component="div">
    <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}>
      <ErrorOutline aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />
      {text}
    </Box>
  </FormHelperText>
);
