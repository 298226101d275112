import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormInput } from '@core/form/form';
import { limitsOf } from '@core/form/limits';
import type { FormMessage } from '@core/form/schema';
import type { Words } from '../cells/cell-kind';

/** An error as the form stores it: from our own rules, or the phrase with which the server rejected a field. */
export type FormFieldError = FormMessage | { readonly server: string };

const isFormFieldError = (value: unknown): value is FormFieldError =>
  typeof value === 'object' && value !== null && ('server' in value || ('key' in value && 'values' in value));

/** Returns the error in what react-hook-form stores for a field; the first one if the field is a list. */
const errorIn = (error: unknown): unknown => {
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  return typeof first === 'object' && first !== null && 'message' in first ? first.message : first;
};

/** Returns the key of the error, the same from browser and server. The key `taken` does not include the field. */
const errorKeyOf = (fieldError: FormFieldError): string =>
  'key' in fieldError ? fieldError.key : fieldError.server.replace(/^.* (?=taken$)/, '');

/**
 * Translates the error that react-hook-form stores for a field. It is translated on render, so that it follows the
 * language. The form's own text (`fieldErrors.code.incorrect`, or `rules.<name>` for a rule between fields) comes first,
 * then the rule's text, for which browser and server use the same key. An error without a text is "invalid".
 */
export const useFieldMessages = (words: Words) => {
  const { t, i18n } = useTranslation(['validation', 'form']);
  return useCallback(
    (name: string, error: unknown, input?: FormInput): string => {
      if (!error) return '';
      const field = words(`fields.${name}`);
      const fieldError = errorIn(error);
      const errorKey = isFormFieldError(fieldError) ? errorKeyOf(fieldError) : '';
      if (!isFormFieldError(fieldError) || !/^[\w-]+$/.test(errorKey)) return t('invalid', { field });
      const own =
        words(`fieldErrors.${name}.${errorKey}`, { field }) || words(`rules.${errorKey}`, { field });
      if (own) return own;
      if (errorKey === 'taken') return t('form:taken', { field });
      const limits = input && limitsOf(input, i18n.language === 'es' ? 'es' : 'en');
      const values = { ...limits, ...('key' in fieldError && fieldError.values), field };
      return (t as unknown as (key: string, values: object) => string)(
        i18n.exists(errorKey, { ns: 'validation' }) ? errorKey : 'invalid',
        values,
      );
    },
    [t, i18n, words],
  );
};
