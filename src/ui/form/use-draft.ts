import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { type FormSpec, isPersonal } from '@core/form/form';
import { removeDraft, saveDraft, readDraft } from '@lib/draft';
import { useSession } from '@lib/session-context';
import type { FormValues } from './form-values';

type Methods = Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue' | 'watch'>;

interface DraftOptions {
  readonly form: FormSpec;
  readonly methods: Methods;
  /** Whether the form has its initial values. */
  readonly ready: boolean;
}

/**
 * Keeps the input across a reload or an expired session. Personal data is not kept. The draft is removed when the
 * form closes and at sign-out.
 */
export const useDraft = ({ form, methods, ready }: DraftOptions) => {
  const session = useSession();
  const { pathname: path } = useLocation();
  const [userId] = useState(() => session.current()?.userId);
  const [isRestored, setRestored] = useState(false);
  const isFinished = useRef(false);
  const { getValues, setValue, watch } = methods;

  useEffect(() => {
    if (!ready || userId === undefined) return undefined;
    const names = Object.entries(form.inputs).flatMap(([name, input]) => (isPersonal(input) ? [] : [name]));
    const initialValues = new Map(names.map((name) => [name, JSON.stringify(getValues(name))]));
    const restored = Object.entries(readDraft(userId, path) ?? {}).filter(([name]) => names.includes(name));
    for (const [name, value] of restored) setValue(name, value, { shouldDirty: true });
    setRestored(restored.length > 0);
    const { unsubscribe } = watch((values) => {
      const changed = names.filter((name) => JSON.stringify(values[name]) !== initialValues.get(name));
      if (isFinished.current) return;
      if (changed.length === 0) removeDraft();
      else
        saveDraft({ userId, path, values: Object.fromEntries(changed.map((name) => [name, values[name]])) });
    });
    return () => {
      unsubscribe();
      // oxlint-disable-next-line react/exhaustive-deps -- the session is not a ref
      if (session.current()?.userId === userId) removeDraft();
    };
  }, [ready, userId, path, form, getValues, setValue, watch, session]);

  return {
    /** Whether the form was restored from a draft. */
    isRestored,
    /** The form is saved: removes the draft. */
    end: useCallback(() => {
      isFinished.current = true;
      removeDraft();
    }, []),
  };
};
