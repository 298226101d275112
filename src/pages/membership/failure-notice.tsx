import type { CallFailure } from '@core/membership/call-failure';
import { useFailureText } from './failure-text';
import { InlineNotice } from '@ui/feedback/inline-notice';

/** Why the last try failed. Read out at once; it stays until the next try. */
export const FailureNotice = ({ failure }: { readonly failure: CallFailure | null }) => {
  const textOf = useFailureText();
  if (!failure) return null;
  return (
    <InlineNotice severity="error" sx={{ my: 2 }}>
      {textOf(failure)}
    </InlineNotice>
  );
};
