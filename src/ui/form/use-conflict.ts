import { useInvalidate } from '@refinedev/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSpec } from '@core/form/form';
import { type Merge, mergeForm, sameValue } from '@core/form/merge';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import { isApiFailure } from '@lib/api-failure';
import type { Row } from '../cells/cell-kind';
import { type FormValues, valuesFromRecord } from './form-values';

/** The record that a form was opened from, or that its input was merged with last. */
export interface FormBase {
  /** Undefined for a new record, and for a provider without versions. */
  readonly version: number | undefined;
  /** Its values in the form. */
  readonly values: FormValues;
}

/** Input and a record that were both changed from the same values. */
export interface Conflict extends Pick<Merge, 'conflicts' | 'kept' | 'taken'> {
  /** The record as it is now. */
  readonly current: Row;
  /** The version that both sides started from. */
  readonly since: number | undefined;
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

interface ConflictOptions {
  readonly resource: Resource;
  readonly form: FormSpec;
  readonly methods: Pick<UseFormReturn<FormValues>, 'getValues' | 'reset' | 'setValue'>;
  readonly baseRef: RefObject<FormBase>;
  /** The inputs shown. */
  readonly names: readonly string[];
}

/**
 * Merges the input with a record that others changed in the meantime. What only one side changed is merged and saved
 * without a question. For the rest there is a `conflict`, until the user has chosen for each field or saved.
 */
export const useConflict = ({ resource, form, methods, baseRef, names }: ConflictOptions) => {
  const { getValues, reset, setValue } = methods;
  const invalidate = useInvalidate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isComparing, setComparing] = useState(false);
  const [merges, setMerges] = useState(0);
  const taken = useRef(new Set<string>());

  const apply = (current: Row, values: FormValues): void => {
    const theirs = valuesFromRecord(form, current);
    baseRef.current = { version: versionOf(current), values: theirs };
    reset(theirs);
    for (const [name, value] of Object.entries(values))
      if (!sameValue(value, theirs[name])) setValue(name, value, { shouldDirty: true, shouldTouch: true });
    setConflict(null);
    setComparing(false);
  };
  const saveMerged = (merged: Merge | Conflict, current: Row, values: FormValues): void => {
    for (const name of merged.taken) taken.current.add(name);
    apply(current, values);
    setMerges((count) => count + 1);
  };

  const show = (current: Row): void => {
    const mine = { ...getValues() };
    const theirs = valuesFromRecord(form, current);
    const merged = mergeForm(names, { base: baseRef.current.values, mine, theirs });
    if (merged.conflicts.length === 0) {
      saveMerged(merged, current, merged.values);
      return;
    }
    const { version: since, values: base } = baseRef.current;
    setConflict({ ...merged, current, since, base, mine, theirs });
    setComparing(true);
  };

  return {
    /** Merges the input with a record that was just written, without saving. */
    update: (current: Row): void => {
      const merged = mergeForm(names, {
        base: baseRef.current.values,
        mine: { ...getValues() },
        theirs: valuesFromRecord(form, current),
      });
      if (merged.conflicts.length === 0) apply(current, merged.values);
      else show(current);
    },
    conflict,
    isComparing,
    /** Shows the conflict with the input as it is now. */
    compare: () => conflict && show(conflict.current),
    back: () => setComparing(false),
    /** Number of merges. The form is saved again after each. */
    merges,
    /** The inputs that others changed and that were kept so. */
    taken: (): readonly string[] => [...taken.current],
    /** Handles the rejection of a write of an earlier version. Returns false for any other. */
    recover: (reason: unknown): boolean => {
      if (!isApiFailure(reason) || reason.status !== 412 || !reason.current) return false;
      void invalidate({ resource: resource.name, invalidates: ['list', 'many'] });
      show(reason.current);
      return true;
    },
    /** Takes the user's choice for each field of the conflict and saves. */
    resolve: (choices: Readonly<Record<string, 'mine' | 'theirs'>>): void => {
      if (!conflict) return;
      const { current, mine, theirs, kept } = conflict;
      const chosen = conflict.conflicts.map(
        (name) => [name, (choices[name] === 'theirs' ? theirs : mine)[name]] as const,
      );
      saveMerged(conflict, current, {
        ...Object.fromEntries(kept.map((name) => [name, mine[name]])),
        ...Object.fromEntries(chosen),
      });
    },
  };
};

/** Saves the form again after each merge, once the merged values are in it. */
export const useSaveMerged = (merges: number, submit: () => Promise<void>): void => {
  const submitNow = useRef(submit);
  useEffect(() => {
    submitNow.current = submit;
  });
  useEffect(() => {
    if (merges > 0) void submitNow.current();
  }, [merges]);
};
