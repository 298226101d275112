import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import type { FieldError, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { Complaint } from './field-messages';
import type { FormValues } from './form-values';

/** A field that the server refused, and the word that it gave as the reason. */
export type FieldRefusal = readonly [name: string, word: string];

/** A complaint as react-hook-form keeps it. Ours are data; the library's type knows texts only. */
export const serverError = (word: string): FieldError => {
  const complaint: Complaint = { server: word };
  return { type: 'server', message: complaint as unknown as string };
};

/**
 * How every form behind the login checks: its yup schema when a field is left and when the form is sent, and what the server refused.
 * A refusal stays for as long as the refused value stands in the field: the schema, which finds nothing wrong with that value, must not
 * take it away when the field is left.
 */
export const useFormChecks = (schemaOf: () => ObjectSchema<FormValues>) =>
  useMemo(() => {
    const refused = new Map<string, { readonly word: string; readonly value: string }>();
    const resolver: Resolver<FormValues> = async (values, context, options) => {
      const checked = await yupResolver(schemaOf(), { stripUnknown: true })(values, context, options);
      const errors: Record<string, unknown> = { ...checked.errors };
      for (const [name, { word, value }] of refused)
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
        // The form's frame leads to what is wrong, once it is drawn.
        shouldFocusError: false,
      } as const,
      /** What the server has against these values. */
      refuse: (values: FormValues, refusals: readonly FieldRefusal[]): void => {
        for (const [name, word] of refusals) refused.set(name, { word, value: JSON.stringify(values[name]) });
      },
      /** The next answer is another one. */
      forget: (): void => refused.clear(),
    };
  }, [schemaOf]);

export type FormChecks = ReturnType<typeof useFormChecks>;
