import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

interface FieldErrorTextProps {
  /** The id that the control uses in `aria-describedby`. */
  readonly id: string;
  /** Already translated. */
  readonly text: string;
  /** Announces the error at once, where the focus does not move to the field. */
  readonly role?: 'alert';
}

/** The error message below a field or a group of fields. */
export const FieldErrorText = ({ id, text, role }: FieldErrorTextProps) => (
  <FormHelperText id={id} component="div" error {...(role && { role })}>
    <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}>
      <ErrorOutline sx={{ fontSize: 16, flexShrink: 0 }} />
      <span>{text}</span>
    </Box>
  </FormHelperText>
);
