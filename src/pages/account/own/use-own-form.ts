import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '@ui/cells/cell-kind';
import { usePlainForm } from '@ui/form/use-plain-form';
import { serverComplaint } from '../new-password-rules';

/** What is wrong with a new password is said in the words of the page that asks for one before the login. */
const newPassword = /^complaints\.password\.(?!required$)(.+)$/;

/** The page's words as forms ask for theirs: missing keys answer ''. */
const useOwnWords = (): Words => {
  const { t } = useTranslation(['my-account', 'new-password']);
  return useCallback(
    (key, values = {}) => {
      const rule = newPassword.exec(key)?.[1];
      if (rule !== undefined) return t(serverComplaint(rule));
      return (t as unknown as (key: string, values: object) => string)(key, { defaultValue: '', ...values });
    },
    [t],
  );
};

/** A form of the account page. */
export const useOwnForm = <Answer>(parts: Omit<Parameters<typeof usePlainForm<Answer>>[0], 'words'>) =>
  usePlainForm<Answer>({ ...parts, words: useOwnWords() });
