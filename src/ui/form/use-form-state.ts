import { useId, useState, type BaseSyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormInput } from '@core/form/form';
import type { Words } from '../cells/cell-kind';
import { useFieldMessages } from './field-messages';
import type { FormValues } from './form-values';
import { useUnsaved } from './unsaved-guard';
import { serverError, type RejectedField, type FormChecks } from './use-form-checks';

type Methods = Pick<
  UseFormReturn<FormValues>,
  'control' | 'formState' | 'getValues' | 'handleSubmit' | 'setError' | 'setValue'
>;

/** Minimum number of fields for an error summary. Smaller forms show all their errors at once. */
const minFieldsForSummary = 3;

/** A rejected submit. */
interface Attempt {
  readonly count: number;
  /** The field that gets the focus: the first one to fix, or null for the summary of several errors. */
  readonly field: string | null;
}

interface FormStateOptions<Answer> {
  readonly methods: Methods;
  readonly checks: FormChecks;
  /** The fields, in the order shown. */
  readonly names: readonly string[];
  /** The declarations of the fields that have one. */
  readonly inputs: Readonly<Record<string, FormInput>>;
  readonly words: Words;
  /** Rejects with an `ApiFailure`. */
  readonly send: (values: FormValues) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** Returns the fields that a rejection is about; none when it is about the form as a whole. */
  readonly rejectedFieldsOf: (reason: unknown) => readonly RejectedField[];
  /** Handles a rejection in its own way. Returns false for one that the form shows as usual. */
  readonly recover?: (reason: unknown) => boolean;
  /** No input is worth keeping: leaving asks no question. */
  readonly skipUnsavedWarning?: boolean;
}

/**
 * The state that every form behind the login shares on top of react-hook-form: submitting, rejections of fields or of
 * the form as a whole, the focus, and the question before unsaved input is lost. The input is always kept.
 */
export const useFormState = <Answer>({
  methods,
  checks,
  names,
  inputs,
  words,
  send,
  onSent,
  rejectedFieldsOf,
  recover,
  skipUnsavedWarning = false,
}: FormStateOptions<Answer>) => {
  const { control, formState, getValues, handleSubmit, setError, setValue } = methods;
  const id = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, field: null });
  const unsaved = useUnsaved(formState.isDirty && !skipUnsavedWarning);
  const messageOf = useFieldMessages(words);
  const hasSummary = names.length >= minFieldsForSummary;
  const recordFailedAttempt = (invalidNames: readonly string[], isRejection: boolean) => {
    const first = names.find((name) => invalidNames.includes(name)) ?? null;
    const isField = isRejection || invalidNames.length === 1 || !hasSummary;
    setAttempt(({ count }) => ({ count: count + 1, field: isField ? first : null }));
  };
  const save = async (values: FormValues) => {
    const sentValues = { ...getValues() };
    let answer: Answer;
    try {
      answer = await send(values);
    } catch (reason) {
      if (recover?.(reason)) return;
      const rejected = rejectedFieldsOf(reason);
      checks.storeServerErrors(sentValues, rejected);
      for (const [name, word] of rejected) setError(name, serverError(word));
      if (rejected.length === 0) setFailure(reason);
      else
        recordFailedAttempt(
          rejected.map(([name]) => name),
          true,
        );
      return;
    }
    unsaved.release();
    onSent(answer);
  };
  const submit = (event?: BaseSyntheticEvent) => {
    checks.clearServerErrors();
    setFailure(null);
    return handleSubmit(save, (errors) => recordFailedAttempt(Object.keys(errors), false))(event);
  };
  return {
    id,
    idOf: (name: string) => `${id}-${name}`,
    names,
    inputs,
    words,
    control,
    errors: formState.errors,
    setValue,
    messageOf: (name: string, error: unknown) => messageOf(name, error, inputs[name]),
    submit,
    failure,
    attempt,
    hasSummary,
    busy: formState.isSubmitting,
    /** Calls `leave`, after a confirmation if input would be lost. */
    close: unsaved.close,
  };
};

export type FormState = ReturnType<typeof useFormState>;
