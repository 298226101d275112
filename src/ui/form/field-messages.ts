import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormInput } from '@core/form/form';
import { limitsOf } from '@core/form/limits';
import type { FormMessage } from '@core/form/schema';
import type { Words } from '../cells/cell-kind';

/** An error as the form stores it: from our own rules, or the phrase with which the server rejected a field. */
export type Complaint = FormMessage | { readonly server: string };

const isComplaint = (value: unknown): value is Complaint =>
  typeof value === 'object' && value !== null && ('server' in value || ('key' in value && 'values' in value));

/** Returns the error in what react-hook-form stores for a field; the first one if the field is a list. */
const complaintIn = (error: unknown): unknown => {
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  return typeof first === 'object' && first !== null && 'message' in first ? first.message : first;
};

/** Returns the key of the error, the same from browser and server. The key `taken` does not include the field. */
const wordOf = (complaint: Complaint): string =>
  'key' in complaint ? complaint.key : complaint.server.replace(/^.* (?=taken$)/, '');

/**
 * Translates the error that react-hook-form stores for a field. It is translated on render, so that it follows the
 * language. The form's own text (`complaints.code.incorrect`) comes first, then the rule's text, for which browser
 * and server use the same key. An error without a text is "invalid".
 */
export const useFieldMessages = (words: Words) => {
  const { t, i18n } = useTranslation(['validation', 'form']);
  return useCallback(
    (name: string, error: unknown, input?: FormInput): string => {
      if (!error) return '';
      const field = words(`fields.${name}`);
      const complaint = complaintIn(error);
      const word = isComplaint(complaint) ? wordOf(complaint) : '';
      if (!isComplaint(complaint) || !/^[\w-]+$/.test(word)) return t('invalid', { field });
      const own = words(`complaints.${name}.${word}`, { field });
      if (own) return own;
      if (word === 'taken') return t('form:taken', { field });
      const limits = input && limitsOf(input, i18n.language === 'es' ? 'es' : 'en');
      const values = { ...limits, ...('key' in complaint && complaint.values), field };
      return (t as unknown as (key: string, values: object) => string)(
        i18n.exists(word, { ns: 'validation' }) ? word : 'invalid',
        values,
      );
    },
    [t, i18n, words],
  );
};
