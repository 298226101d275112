import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { InlineNotice } from '../feedback/inline-notice';
import { visuallyHidden } from '../list/visually-hidden';
import { ErrorSummary } from './error-summary';
import { failureText } from './failure-text';
import type { FormState } from './use-form-state';

interface FormFrameProps {
  readonly form: FormState;
  /** Error message for a rejection that belongs to no field, where the form has its own. */
  readonly failureOf?: (reason: unknown) => string | undefined;
  readonly children: Elements;
}

/**
 * The frame of every form behind the login: the error at the top, then the fields. The focus moves to a field that
 * the server rejected and to a field that is the only invalid one, or to the summary after a check that found several
 * errors. The error is announced even if the field had the focus already.
 */
export const FormFrame = ({ form, failureOf, children }: FormFrameProps) => {
  const { t } = useTranslation(['form', 'common']);
  const { id, idOf, names, words, errors, messageOf, submit, failure, attempt, hasSummary, busy } = form;
  const items = names.flatMap((name) =>
    errors[name]
      ? [{ id: idOf(name), label: words(`fields.${name}`), message: messageOf(name, errors[name]) }]
      : [],
  );
  const target = attempt.field === null ? '' : idOf(attempt.field);
  const rejectedItem = items.find((item) => item.id === target);
  useEffect(() => {
    if (target) document.getElementById(target)?.focus();
  }, [attempt, target]);
  return (
    <Box
      component="form"
      id={id}
      noValidate
      // If the browser submits the form itself, the values must not appear in the address.
      method="post"
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure !== null && (
        <InlineNotice severity="error">{failureOf?.(failure) ?? failureText(failure, t)}</InlineNotice>
      )}
      {hasSummary && attempt.count > 0 && <ErrorSummary items={items} attempt={target ? 0 : attempt.count} />}
      <Box role="status" sx={visuallyHidden}>
        {rejectedItem && (
          <span key={attempt.count}>
            {`${t('common:summary.count', { count: items.length })}: ${rejectedItem.message}`}
          </span>
        )}
      </Box>
      {children}
    </Box>
  );
};
