import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineNotice } from '../feedback/inline-notice';
import { visuallyHidden } from '../list/visually-hidden';
import { ErrorSummary } from './error-summary';
import { failureText } from './failure-text';
import type { FormState } from './use-form-state';

interface FormFrameProps {
  readonly form: FormState;
  /** Words for a refusal that belongs to no field, where the form has its own. */
  readonly failureOf?: (reason: unknown) => string | undefined;
  readonly children: ReactNode;
}

/**
 * Every form behind the login: on top what was refused, then its fields. A field that the server refused has the focus, and so has the
 * only wrong one; the summary has it after a check that found several. Its reason is read out also when the focus was there already.
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
  const refused = items.find((item) => item.id === target);
  useEffect(() => {
    if (target) document.getElementById(target)?.focus();
  }, [attempt, target]);
  return (
    <Box
      component="form"
      id={id}
      noValidate
      // Sent by the browser itself, what was typed would stand in the address.
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
        {refused && (
          <span key={attempt.count}>
            {`${t('common:summary.count', { count: items.length })}: ${refused.message}`}
          </span>
        )}
      </Box>
      {children}
    </Box>
  );
};
