import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormInput } from '@core/form/form';
import { limitsOf } from '@core/form/limits';
import type { FormMessage } from '@core/form/schema';
import type { Words } from '../cells/cell-kind';

/** A complaint as the form keeps it: one of our own rules', or the phrase that the server refused a field with. */
export type Complaint = FormMessage | { readonly server: string };

const isComplaint = (value: unknown): value is Complaint =>
  typeof value === 'object' && value !== null && ('server' in value || ('key' in value && 'values' in value));

/** The complaint in what react-hook-form keeps for a field; the first one where the field is a list. */
const complaintIn = (error: unknown): unknown => {
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  return typeof first === 'object' && first !== null && 'message' in first ? first.message : first;
};

/** The word for what is wrong, the same from browser and server; that of what is taken already does not name the field. */
const wordOf = (complaint: Complaint): string =>
  'key' in complaint ? complaint.key : complaint.server.replace(/^.* (?=taken$)/, '');

/**
 * Words for what react-hook-form keeps as a field's error, found when they are drawn, so that they follow the language: the form's own
 * (`complaints.code.incorrect`), else those of the rule, which browser and server name by the same key. What has no words is "invalid".
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
