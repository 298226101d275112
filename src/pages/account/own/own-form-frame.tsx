import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '@lib/api-failure';
import { failureText } from '@ui/form/failure-text';
import { InlineNotice } from '@ui/feedback/inline-notice';
import type { OwnForm } from './use-own-form';

/** Why a change was not made, in the page's words where it has its own. */
export const useFailureText = () => {
  const { t } = useTranslation(['form', 'my-account']);
  return (reason: unknown): string =>
    isApiFailure(reason) && reason.detail === 'factor required'
      ? t('my-account:dropped.refused')
      : failureText(reason, t);
};

interface OwnFormFrameProps {
  readonly form: OwnForm;
  readonly children: ReactNode;
}

/** A form with the refusal that belongs to none of its inputs above them. */
export const OwnFormFrame = ({ form, children }: OwnFormFrameProps) => {
  const textOf = useFailureText();
  const { id, submit, failure, busy } = form;
  return (
    <Box
      component="form"
      id={id}
      noValidate
      // A native submit would put the typed values into the address.
      method="post"
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      {failure !== null && <InlineNotice severity="error">{textOf(failure)}</InlineNotice>}
      {children}
    </Box>
  );
};
