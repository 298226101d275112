import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { type FormSpec, isPersonal } from '@core/form/form';
import { sameValue } from '@core/form/merge';
import { removeDraft, saveDraft, readDraft } from '@lib/draft';
import { useSession } from '@lib/session-context';
import type { FormValues } from './form-values';
import type { FormBase } from './use-conflict';

type Methods = Pick<UseFormReturn<FormValues>, 'setValue' | 'watch'>;

interface DraftOptions {
  readonly form: FormSpec;
  readonly methods: Methods;
  /** Whether the form has its initial values. */
  readonly ready: boolean;
  /** What the form was opened from. A draft of an earlier version of the record puts back what it was made from. */
  readonly baseRef: RefObject<FormBase>;
}

/**
 * Keeps the input across a reload or an expired session. Personal data is not kept. The draft is removed when the
 * form closes and at sign-out.
 */
export const useDraft = ({ form, methods, ready, baseRef }: DraftOptions) => {
  const session = useSession();
  const { pathname: path } = useLocation();
  const [userId] = useState(() => session.current()?.userId);
  const [isRestored, setRestored] = useState(false);
  const isFinished = useRef(false);
  const { setValue, watch } = methods;

  useEffect(() => {
    if (!ready || userId === undefined) return undefined;
    const names = Object.entries(form.inputs).flatMap(([name, input]) => (isPersonal(input) ? [] : [name]));
    let isActive = true;
    let unsubscribe = (): void => undefined;
    // Refine fills in the record's values in a microtask, which would replace the restored ones.
    queueMicrotask(() => {
      if (!isActive) return;
      const draft = readDraft(userId, path);
      const restored = Object.entries(draft?.values ?? {}).filter(([name]) => names.includes(name));
      if (draft?.base)
        baseRef.current = {
          version: draft.base.version,
          values: { ...baseRef.current.values, ...draft.base.values },
        };
      for (const [name, value] of restored) setValue(name, value, { shouldDirty: true });
      setRestored(restored.length > 0);
      unsubscribe = watch((values) => {
        const { version, values: initial } = baseRef.current;
        const changed = names.filter((name) => !sameValue(values[name], initial[name]));
        if (isFinished.current) return;
        const pick = (from: FormValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
        if (changed.length === 0) removeDraft();
        else
          saveDraft({
            userId,
            path,
            values: pick(values),
            ...(version !== undefined && { base: { version, values: pick(initial) } }),
          });
      }).unsubscribe;
    });
    return () => {
      isActive = false;
      unsubscribe();
      // oxlint-disable-next-line react/exhaustive-deps -- the session is not a ref
      if (session.current()?.userId === userId) removeDraft();
    };
  }, [ready, userId, path, form, baseRef, setValue, watch, session]);

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
