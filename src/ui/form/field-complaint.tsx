import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

interface FieldComplaintProps {
  /** What the control names as its description. */
  readonly id: string;
  /** Already translated. */
  readonly text: string;
  /** Read out at once, where nothing else leads to it. */
  readonly role?: 'alert';
}

/** What is wrong with a field or a group of them, below it. */
export const FieldComplaint = ({ id, text, role }: FieldComplaintProps) => (
  <FormHelperText id={id} component="div" error {...(role && { role })}>
    <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}>
      <ErrorOutline aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />
      {text}
    </Box>
  </FormHelperText>
);
