import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@ui/form/form-field';
import { serverComplaint } from '../new-password-rules';
import { ShowButton } from '../show-button';
import type { OwnForm } from './use-own-form';

interface SecretFieldProps {
  readonly form: OwnForm;
  readonly name: 'current_password' | 'password';
  readonly autoFocus?: boolean;
  /** The id of what describes it, such as the rules of a new one. */
  readonly describedBy?: string;
}

/** What is wrong, as the form keeps it: a rule's key, or the server's word. */
const wordOf = (complaint: unknown): string => {
  if (typeof complaint !== 'object' || complaint === null) return '';
  const { key, server } = complaint as { key?: unknown; server?: unknown };
  const word = key ?? server;
  return typeof word === 'string' ? word : '';
};

/** A password with a button that shows it. */
export const SecretField = ({ form, name, autoFocus = false, describedBy }: SecretFieldProps) => {
  const { t } = useTranslation(['my-account', 'new-password', 'validation']);
  const [shown, setShown] = useState(false);
  const { field, fieldState } = useController({ name, control: form.control });
  const isNew = name === 'password';
  const part = isNew ? 'next' : 'current';
  const label = t(`fields.${name}`);
  const complaintOf = (word: string): string => {
    if (word === '') return '';
    if (word === 'required') return t('validation:required', { field: label });
    return isNew ? t(serverComplaint(word)) : t('current.incorrect');
  };
  return (
    <FormField label={label} error={complaintOf(wordOf(fieldState.error?.message))} id={form.idOf(name)}>
      {({ id, ...described }) => (
        <OutlinedInput
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          autoFocus={autoFocus}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellCheck={false}
          autoCapitalize="none"
          inputProps={{
            ...described,
            'aria-describedby':
              [describedBy, described['aria-describedby']].filter(Boolean).join(' ') || undefined,
          }}
          endAdornment={
            <ShowButton
              shown={shown}
              names={{ show: t(`${part}.show`), hide: t(`${part}.hide`) }}
              onToggle={() => setShown(!shown)}
            />
          }
        />
      )}
    </FormField>
  );
};
