import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import type { FieldError, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { FormFieldError } from './field-messages';
import type { FormValues } from './form-values';

/** A field that the server rejected, and the reason that it gave. */
export type RejectedField = readonly [name: string, word: string];

/** An error as react-hook-form stores it. Our errors are data; the library's type only allows strings. */
export const serverError = (word: string): FieldError => {
  const fieldError: FormFieldError = { server: word };
  return { type: 'server', message: fieldError as unknown as string };
};

/**
 * The validation of every form behind the login: its yup schema on blur and on submit, and the errors from the
 * server. A server error stays as long as the field has the rejected value: the schema accepts that value and would
 * clear the error on blur.
 */
export const useFormChecks = (schemaOf: () => ObjectSchema<FormValues>) =>
  useMemo(() => {
    const rejected = new Map<string, { readonly word: string; readonly value: string }>();
    const resolver: Resolver<FormValues> = async (values, context, options) => {
      const checked = await yupResolver(schemaOf(), { stripUnknown: true })(values, context, options);
      const errors: Record<string, unknown> = { ...checked.errors };
      for (const [name, { word, value }] of rejected)
        if (JSON.stringify(values[name]) === value) errors[name] ??= serverError(word);
      return Object.keys(errors).length > 0
        ? { values: {}, errors: errors as typeof checked.errors }
        : checked;
    };
    return {
      options: {
        resolver,
        mode: 'onBlur',
        reValidateMode: 'onBlur',
        // `FormFrame` moves the focus to the errors once they are rendered.
        shouldFocusError: false,
      } as const,
      /** Stores the server's errors for these values. */
      storeServerErrors: (values: FormValues, rejectedFields: readonly RejectedField[]): void => {
        for (const [name, word] of rejectedFields)
          rejected.set(name, { word, value: JSON.stringify(values[name]) });
      },
      /** Clears the server's errors before the next submit. */
      clearServerErrors: (): void => rejected.clear(),
    };
  }, [schemaOf]);

export type FormChecks = ReturnType<typeof useFormChecks>;
