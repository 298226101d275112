import Alert from '@mui/material/Alert';
import type { CallFailure } from '../../core/membership/call-failure';
import { useFailureText } from './failure-text';

/** Why the last try failed. Read out at once; it stays until the next try. */
export const FailureNotice = ({ failure }: { readonly failure: CallFailure | null }) => {
  const textOf = useFailureText();
  if (!failure) return null;
  return (
    <Alert severity="error" sx={{ my: 2 }}>
      {textOf(failure)}
    </Alert>
  );
};
