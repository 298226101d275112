import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '@ui/cells/cell-kind';
import { usePlainForm } from '@ui/form/use-plain-form';
import { passwordErrorKey } from '../new-password-rules';

/** Errors of a new password use the texts of the page that sets a password before login. */
const newPassword = /^fieldErrors\.password\.(?!required$)(.+)$/;

/** The page's translations for its forms. Returns '' for missing keys. */
const useOwnWords = (): Words => {
  const { t } = useTranslation(['my-account', 'new-password']);
  return useCallback(
    (key, values = {}) => {
      const rule = newPassword.exec(key)?.[1];
      if (rule !== undefined) return t(passwordErrorKey(rule));
      return (t as unknown as (key: string, values: object) => string)(key, { defaultValue: '', ...values });
    },
    [t],
  );
};

/** A form of the account page. */
export const useOwnForm = <Answer>(parts: Omit<Parameters<typeof usePlainForm<Answer>>[0], 'words'>) =>
  usePlainForm<Answer>({ ...parts, words: useOwnWords() });
