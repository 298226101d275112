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

/**
 * Words for complaints, found when they are drawn, so that they follow the language. The server names a rule by the same key as
 * the browser does; an unknown phrase is "invalid".
 */
export const useFieldMessages = (words: Words) => {
  const { t, i18n } = useTranslation(['validation', 'form']);
  return useCallback(
    (name: string, complaint: unknown, input: FormInput): string => {
      if (!isComplaint(complaint)) return complaint ? t('invalid', { field: words(`fields.${name}`) }) : '';
      const field = words(`fields.${name}`);
      const limits = limitsOf(input, i18n.language === 'es' ? 'es' : 'en');
      const say = (key: string, values: object = {}) =>
        (t as unknown as (key: string, values: object) => string)(key, { ...limits, ...values, field });
      if ('key' in complaint) return say(complaint.key, complaint.values);
      const { server } = complaint;
      if (server.endsWith(' taken')) return t('form:taken', { field });
      return say(server && i18n.exists(server, { ns: 'validation' }) ? server : 'invalid');
    },
    [t, i18n, words],
  );
};
